import type { Role } from '@foodhouse/domain';
import { repeatWithPauses } from '../lib/repeat-with-pauses.ts';

/** What the server says of a person's record: the role in it, or that there is none. */
export type RecordedRole = Role | 'no record';

/** Listens to the record. Tells answers of the server only; after `onEnd` nothing comes any more. @returns ends it */
export type ListenToRole = (onRole: (recorded: RecordedRole) => void, onEnd: () => void) => () => void;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Follows a person's record while it says something else than the claims: then `refresh` is run until the two agree, with
 * growing pauses. A listener that ended is opened anew, with growing pauses too.
 * @param known the role that the claims say
 * @returns ends it
 */
export function watchRole(listen: ListenToRole, known: Role, refresh: () => Promise<void>): () => void {
  let stopRefreshing: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const rest = (): void => {
    stopRefreshing?.();
    stopRefreshing = null;
  };
  const open = (): (() => void) =>
    listen(
      (recorded) => {
        pauseMs = FIRST_PAUSE_MS;
        if (recorded === known) rest();
        else stopRefreshing ??= repeatWithPauses(refresh);
      },
      () => {
        rest();
        timer = setTimeout(() => {
          close = open();
        }, pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      },
    );
  let close = open();
  return () => {
    rest();
    clearTimeout(timer);
    close();
  };
}
