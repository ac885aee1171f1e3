import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** The states of one component by caption: the export `stories` of a file `<part>.stories.tsx`. */
export type Stories = Readonly<Record<string, ReactNode>>;

/** A state for each value, under its own name. */
export function each<T extends string>(values: readonly T[], render: (value: T) => ReactNode): Stories {
  return Object.fromEntries(values.map((value) => [value, render(value)]));
}

/** A state that covers the page, such as a dialog: a button opens it. */
export function opens(render: (close: () => void) => ReactNode): ReactNode {
  return <Opens render={render} />;
}

function Opens({ render }: { readonly render: (close: () => void) => ReactNode }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A busy dialog would stay open for ever: here Escape closes it.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setIsOpen(false);
    };
    addEventListener('keydown', close, true);
    return () => {
      removeEventListener('keydown', close, true);
    };
  }, [isOpen]);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen &&
        render(() => {
          setIsOpen(false);
        })}
    </>
  );
}

/** A callback for components without an owner. */
export function nothing(): void {
  // Stories do nothing.
}
