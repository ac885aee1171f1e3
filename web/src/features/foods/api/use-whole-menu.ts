import { foodFromDocument, type Food } from '@foodhouse/domain';
import { collection, query, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLivePages, type LivePages } from '../../../firebase/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { PAGE_SIZE } from './food-page.ts';

/** The rules let nobody ask for more foods at once. */
const MOST = 100;
const HOUSE_ORDER = { size: PAGE_SIZE, by: 'createdAt', direction: 'asc', most: MOST } as const;

/** The whole menu in the house's order with live stock, page by page. */
export function useWholeMenu(): Loadable<LivePages<Food>> {
  return useLivePages(
    'menu',
    HOUSE_ORDER,
    () => query(collection(firebaseFirestore(), 'foods'), where('retiredAt', '==', null)),
    foodFromDocument,
  );
}
