import {
  COLLECTIONS,
  DEFAULT_SETTINGS,
  houseNow,
  settingsFromDocument,
  toAtConfirmDto,
  type HouseSettings,
} from '@foodhouse/domain';
import * as database from '../../../data/firebase/database.ts';
import type { Open } from '../../../data/follow.ts';
import { openDocument } from '../../../data/open-live.ts';
import { learnAtConfirm } from '../../../lib/at-confirm.ts';
import { learnCheckoutAsks } from '../../../lib/checkout-asks.ts';
import { learnHouseNews } from '../../../lib/house-changes.ts';
import { learnHouse } from '../../../lib/house-face.ts';
import { learnServerTime, serverNowMs } from '../../../lib/server-clock.ts';
import { sayServing } from './served-from.tsx';
import { AS_USUAL, newsOf, type HouseNews } from './house-news.ts';

// A module of its own, fetched by a page that is live, because it imports the database's SDK.

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** What a guest reads of the house. Judged every second by the server's clock. */
export function openHouseNow(): Open<HouseNews> {
  const settings = openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.house, 'settings'),
    (_id, data) => settingsFromDocument(data),
  );
  return (next, fail) => {
    let known: HouseSettings | null = null;
    let said: HouseNews | null = null;
    let minute: number | null = null;
    /** Hours begin and end with a minute. */
    const saidServing = (house: HouseSettings): void => {
      const atMs = serverNowMs();
      const now = Math.floor(atMs / MINUTE_MS);
      if (minute !== now) sayServing({ house, atMs });
      minute = now;
    };
    const judge = (): void => {
      if (!known) return;
      saidServing(known);
      const judged = houseNow(known, serverNowMs());
      const {
        isTaxOnTop: taxOnTop,
        locale,
        about,
        colors,
        home,
        state,
        today,
        orderWords,
        writtenPages,
        askConsent,
        asks,
        ...now
      } = judged;
      learnHouse({ locale, about, colors, home, state, today });
      learnCheckoutAsks(asks);
      learnAtConfirm(toAtConfirmDto({ orderWords, writtenPages, askConsent }));
      const news = newsOf({ ...now, taxOnTop }, said ?? AS_USUAL);
      learnHouseNews(news);
      if (news !== said) next((said = news));
    };
    void learnServerTime().then(judge);
    const timer = setInterval(judge, SECOND_MS);
    const stop = settings(({ item }) => {
      known = item ?? DEFAULT_SETTINGS;
      minute = null;
      judge();
    }, fail);
    return () => {
      clearInterval(timer);
      sayServing(null);
      stop();
    };
  };
}
