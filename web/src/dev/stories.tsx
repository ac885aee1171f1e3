import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** The states of one part, by what stands under each: what a file `<part>.stories.tsx` exports as `stories`. */
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
    // What stays while work is in progress would stay for ever: here Escape closes it all the same.
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

/** For what a part tells its owner, where there is none. */
export function nothing(): void {
  // A state is only looked at.
}
