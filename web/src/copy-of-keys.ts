/** Every keyboard shortcut, by page, for the shortcuts dialog. Not in copy.ts, because only that dialog loads it. */
export const KEYS: readonly {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    where: 'On pages with a list',
    keys: [
      ['?', 'shows these keys'],
      ['/', 'goes to the search'],
    ],
  },
  {
    where: 'In the kitchen',
    keys: [
      ['1 – 9', 'delivers the ticket with that number'],
      ['← ↑ → ↓', 'go from ticket to ticket'],
      ['Enter', 'delivers the ticket with the frame'],
      ['u', 'takes the last delivery back'],
      ['a', 'acknowledges new orders'],
      ['s', 'opens the stock of a food'],
      ['t', 'shows what to make for all open orders'],
      ['Esc', 'leaves the full screen'],
    ],
  },
];
