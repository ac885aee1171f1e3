import { foodFromDocument, type Food } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveDocument } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const NOT_FOUND = { status: 'failed', reason: 'not-found' } as const;

/** One food with live stock. One that is not on the menu is as good as unknown. */
export function useLiveFood(id: string): Loadable<Food> {
  const food = useLiveDocument(`food ${id}`, () => doc(firebaseFirestore(), 'foods', id), foodFromDocument);
  if (food.status !== 'ready') return food;
  return food.value === null || food.value.retiredAtMs !== null ? NOT_FOUND : { status: 'ready', value: food.value };
}

/** Whether an id could be a document's: the address bar may hold anything. */
export function couldBeFoodId(id: string): boolean {
  return id !== '' && id.length <= 128 && !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id);
}
