// No stories: shows what is in it.
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type Show = (dialog: ReactNode) => void;

const Holder = createContext<Show | null>(null);

/** Holds the dialogs of a list's rows: a dialog stays open when its row leaves the list. */
export function DialogHolder({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const show = useCallback((next: ReactNode) => {
    if (next !== null) {
      setDialog(next);
      return;
    }
    // The dialog gives its focus back before its row changes.
    flushSync(() => {
      setDialog(null);
    });
  }, []);
  return (
    <Holder value={show}>
      {children}
      {dialog}
    </Holder>
  );
}

/**
 * Shows a dialog of a row in the holder above it; without a holder in the row itself.
 * @returns what the row renders, and what shows a dialog, or none with null
 */
export function useHeldDialog(): readonly [dialog: ReactNode, show: Show] {
  const holder = use(Holder);
  const [own, setOwn] = useState<ReactNode>(null);
  return holder ? [null, holder] : [own, setOwn];
}
