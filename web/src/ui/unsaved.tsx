import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';
import { guardLeaving } from '../lib/guard-leaving.ts';
import * as texts from './texts.ts';

interface Unsaved {
  /** Leaves, once the person agrees to lose what is not saved. */
  readonly leave: () => void;
  /** The open question. */
  readonly question: ReactNode;
}

/**
 * Asks before what is typed is lost: by the form's own way out, by a link, or by the browser's Back and Forward. The browser
 * asks by itself when the page is closed or loaded again.
 * @param isDirty whether anything would be lost @param onLeave the form's own way out, if it has one
 */
export function useUnsaved(isDirty: boolean, onLeave?: () => void): Unsaved {
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    return guardLeaving((leave) => {
      setWanted(() => leave);
    });
  }, [isDirty]);
  const stay = (): void => {
    setWanted(null);
  };
  return {
    leave: () => {
      if (isDirty) setWanted(() => onLeave ?? null);
      else onLeave?.();
    },
    question: wanted && (
      <UnsavedQuestion
        onStay={stay}
        onLeave={() => {
          stay();
          wanted();
        }}
      />
    ),
  };
}

/** Asks for as long as it is there. */
export function UnsavedGuard(): React.JSX.Element {
  return <>{useUnsaved(true).question}</>;
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
      title={texts.discardChanges()}
      text={texts.notSavedYet()}
      onClose={onStay}
      actions={
        <>
          <Button color="error" onClick={onLeave}>
            {texts.discard()}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question of weight begins at the safe answer */}
          <Button variant="contained" autoFocus onClick={onStay}>
            {texts.keepEditing()}
          </Button>
        </>
      }
    />
  );
}
