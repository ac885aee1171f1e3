import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** The states of one part, by what stands under each: what a file `<part>.stories.tsx` exports as `stories`. */
export type Stories = Readonly<Record<string, ReactNode>>;

/** A state that covers the page, such as a dialog: a button opens it. */
export function opens(render: (close: () => void) => ReactNode): ReactNode {
  return <Opens render={render} />;
}

function Opens({ render }: { readonly render: (close: () => void) => ReactNode }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
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
