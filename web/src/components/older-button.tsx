import type { LivePages } from '../firebase/use-live-pages.ts';
import type { Loadable } from '../lib/loadable.ts';
import { Button } from './button.tsx';

/** Asks for the next page of a live list, while there is one. */
export function OlderButton({
  list,
  children,
}: {
  readonly list: Loadable<LivePages<unknown>>;
  readonly children: string;
}): React.JSX.Element | null {
  if (list.status !== 'ready' || list.value.older === 'none') return null;
  return (
    <Button
      variant="outlined"
      sx={{ mt: 2, mr: 1.5 }}
      isBusy={list.value.older === 'coming'}
      onClick={list.value.showOlder}
    >
      {children}
    </Button>
  );
}
