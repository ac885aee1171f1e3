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
    where: 'In the Order List',
    keys: [
      ['↑ ↓', 'go from order to order'],
      ['1 – 6', 'ready in 10, 15, 20, 30, 45 or 60 minutes'],
      ['a', 'accepts the order with the frame'],
      ['r', 'rejects it, and asks why'],
      ['u', 'takes the last decision back'],
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
