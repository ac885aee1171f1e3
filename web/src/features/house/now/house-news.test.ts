import { expect, it } from 'vitest';
import { AS_USUAL, newsOf } from './house-news.ts';

const said = (sentence: string): { readonly sentence: string } => ({ sentence });
const LAST = said('Last orders 21:30.');

it('a house that is busy before its last orders says both, and takes orders', () => {
  const news = newsOf({ closed: null, busy: said('Busy: about 20 minutes longer.'), lastOrders: LAST }, AS_USUAL);
  expect(news).toMatchObject({ sentence: 'Busy: about 20 minutes longer. Last orders 21:30.', isBusy: true });
  expect(newsOf({ closed: null, lastOrders: LAST }, AS_USUAL)).toMatchObject({ sentence: LAST.sentence, isBusy: true });
});

it('a house that takes none says only that, and one of which nothing is said is as usual', () => {
  const closed = said('No new orders, opens Tue 11:00.');
  expect(newsOf({ closed, lastOrders: LAST }, AS_USUAL)).toMatchObject({ sentence: closed.sentence, isBusy: false });
  expect(newsOf({ closed: null }, AS_USUAL)).toBe(AS_USUAL);
});
