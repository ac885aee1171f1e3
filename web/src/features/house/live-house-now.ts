import { closedAt, COLLECTIONS, DEFAULT_SETTINGS, settingsFromDocument, type HouseSettings } from '@foodhouse/domain';
import * as database from '../../data/firebase/database.ts';
import type { Open } from '../../data/follow.ts';
import { openDocument } from '../../data/open-live.ts';
import { learnServerTime, serverNowMs } from '../../lib/server-clock.ts';

// A module of its own, fetched by a page that is live, because it imports the database's SDK.

const SECOND_MS = 1000;

/** Why the house takes no orders, as a guest reads it; null while it does. Judged every second by the server's clock. */
export function openHouseNow(): Open<string | null> {
  const settings = openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.house, 'settings'),
    (_id, data) => settingsFromDocument(data),
  );
  return (next, fail) => {
    let known: HouseSettings | null = null;
    let said: string | null | undefined;
    const judge = (): void => {
      if (!known) return;
      const sentence = closedAt(known, serverNowMs())?.sentence ?? null;
      if (sentence !== said) next((said = sentence));
    };
    void learnServerTime().then(judge);
    const timer = setInterval(judge, SECOND_MS);
    const stop = settings(({ item }) => {
      known = item ?? DEFAULT_SETTINGS;
      judge();
    }, fail);
    return () => {
      clearInterval(timer);
      stop();
    };
  };
}
