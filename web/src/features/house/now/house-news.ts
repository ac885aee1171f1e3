import type { MealtimeAway } from '@foodhouse/domain';

/** What a guest reads of the house. */
export interface HouseNews {
  /** Why it takes no orders, or that they take longer, and until when; null while it is as usual. */
  readonly sentence: string | null;
  /** It takes orders, and says something of them. */
  readonly isBusy: boolean;
  /** The mealtimes whose foods cannot be ordered now, the next one first. */
  readonly away: readonly MealtimeAway[];
  /** Whether its tax comes on top of the prices of the menu. */
  readonly isTaxOnTop: boolean;
}

/** Of a house of which nothing is known yet, too. */
export const AS_USUAL: HouseNews = { sentence: null, isBusy: false, away: [], isTaxOnTop: false };

/** @param known what is said now, which is kept where it is the same: nothing is rendered again */
export function newsOf(
  { closed, busy = null, lastOrders = null, away = [], ...tax }: SaidNow,
  known: HouseNews,
): HouseNews {
  const said = closed ? [closed] : [busy, lastOrders];
  const sentence = said.flatMap((one) => one?.sentence ?? []).join(' ') || null;
  const news = { sentence, isBusy: closed === null && sentence !== null, away, isTaxOnTop: tax.taxOnTop === true };
  return JSON.stringify(news) === JSON.stringify(known) ? known : news;
}

interface SaidNow {
  readonly closed: Said | null;
  readonly busy?: Said | null;
  readonly lastOrders?: Said | null;
  readonly away?: readonly MealtimeAway[];
  readonly taxOnTop?: boolean;
}

interface Said {
  readonly sentence: string;
}
