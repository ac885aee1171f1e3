/** What a guest reads of the house. */
export interface HouseNews {
  readonly sentence: string;
  /** It takes orders, which take longer. */
  readonly isBusy: boolean;
}

/** @param known what is said now, which is kept where it is the same: nothing is rendered again */
export function newsOf(
  { closed, busy = null }: { readonly closed: Said | null; readonly busy?: Said | null },
  known: HouseNews | null,
): HouseNews | null {
  const { sentence } = closed ?? busy ?? {};
  if (sentence === undefined) return null;
  return sentence === known?.sentence ? known : { sentence, isBusy: closed === null };
}

type Said = Pick<HouseNews, 'sentence'>;
