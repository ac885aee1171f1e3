import type { Role } from '@foodhouse/domain';
import { repeatWithPauses } from '../lib/repeat-with-pauses.ts';

/** The server's answer about a person's record: its role, or that there is none. */
export type RecordedRole = Role | 'no record';

/**
 * Listens to the record and reports only the server's answers; after `onEnd` it calls nothing any more. @returns
 * unsubscribes
 */
export type ListenToRole = (onRole: (recorded: RecordedRole) => void, onEnd: () => void) => () => void;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Follows a person's record. While its role differs from the claims, `refresh` runs with growing pauses until both
 * agree. A failed listener is reopened with growing pauses too.
 * @param known the role in the claims
 * @returns unsubscribes
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
