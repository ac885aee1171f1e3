import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface Unsaved {
  /** Leaves, once the person agrees to lose what is not saved. */
  readonly leave: () => void;
  /** The open question. */
  readonly question: ReactNode;
}

/**
 * Asks before what is typed is lost. The browser asks by itself when the page is closed or loaded again.
 * @param isDirty whether anything would be lost
 */
export function useUnsaved(isDirty: boolean, onLeave: () => void): Unsaved {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const stay = (event: Event): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => {
      window.removeEventListener('beforeunload', stay);
    };
  }, [isDirty]);
  const leave = (): void => {
    if (isDirty) setIsAsked(true);
    else onLeave();
  };
  const stay = (): void => {
    setIsAsked(false);
  };
  return { leave, question: isAsked && <UnsavedQuestion onStay={stay} onLeave={onLeave} /> };
}

/** Focus starts at the answer that loses nothing. */
export function UnsavedQuestion({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): React.JSX.Element {
  return (
    <TitledDialog
      title="Discard your changes?"
      text="They are not saved yet."
      onClose={onStay}
      actions={
        <>
          <Button color="error" onClick={onLeave}>
            Discard
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question of weight begins at the safe answer */}
          <Button variant="contained" autoFocus onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
