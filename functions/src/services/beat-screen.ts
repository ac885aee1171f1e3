import { listensForOrders, screenAfter, type Beat, type BeatAnswer } from '@foodhouse/domain';
import { done, type Outcome } from './outcomes.ts';
import { pauseOrGoOn, type WatchPorts } from './watch-screens.ts';

/**
 * Takes down what a screen of the staff says of itself, by the server's clock. In a house that does not want to know who
 * listens nothing is written. A repeat says the same again.
 */
export async function beatScreen(ports: WatchPorts, id: string, beat: Beat): Promise<Outcome<BeatAnswer>> {
  const { unitOfWork, houseBook, clock } = ports;
  const { whenNobodyListens, pause } = await houseBook.settings();
  if (whenNobodyListens === 'nothing') return done({ listens: false });
  await unitOfWork.run(`screen ${id}`, async (transaction) => {
    transaction.saveScreen(id, screenAfter(await transaction.screen(id), beat, clock.nowMs()));
  });
  // Guests need not wait for the next tick.
  if (listensForOrders(beat) && pause?.isByHouse) await pauseOrGoOn(ports);
  return done({ listens: listensForOrders(beat) });
}
