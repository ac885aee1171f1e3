import {
  canSendHeartbeat,
  listensForOrders,
  screenAfter,
  type Heartbeat,
  type HeartbeatAnswer,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { countLimited } from '../shared/limits.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';
import { pauseOrGoOn, type WatchPorts } from './watch-screens.ts';

/**
 * Takes down what a screen of the staff says of itself, by the server's clock. In a house that does not want to know who
 * listens nothing is written. A repeat says the same again.
 */
export async function beatScreen(
  ports: WatchPorts,
  caller: Pick<Caller, 'uid' | 'role'>,
  { id, beat }: { readonly id: string; readonly beat: Heartbeat },
): Promise<Outcome<HeartbeatAnswer>> {
  const { unitOfWork, houseBook, clock } = ports;
  if (!canSendHeartbeat(caller.role, beat.page)) return refused('ROLE_REQUIRED', 'Your role does not allow this page.');
  const { whenNobodyListens, pause } = await houseBook.settings();
  if (whenNobodyListens === 'nothing') return done({ listens: false });
  const document = screenOf(caller, id);
  const limited = await unitOfWork.run(`screen ${document}`, async (transaction) => {
    const before = await transaction.screen(document);
    const nowMs = clock.nowMs();
    const refusal = before ? null : await countLimited(transaction, 'screen', caller.uid, nowMs);
    if (!refusal) transaction.saveScreen(document, screenAfter(before, beat, nowMs));
    return refusal;
  });
  if (limited) return limited;
  // Guests need not wait for the next tick.
  if (listensForOrders(beat) && pause?.isByHouse) await pauseOrGoOn(ports);
  return done({ listens: listensForOrders(beat) });
}

/** The document of a person's screen: nobody beats for a screen of somebody else. It names no person. */
export function screenOf({ uid }: Pick<Caller, 'uid'>, id: string): string {
  return digest('screen', uid, id);
}
