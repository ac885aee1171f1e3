import { foodFromDocument, type Food } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveDocument, type LiveDocument } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { KnownFood } from '../api/known-food.ts';

const NOT_FOUND = { status: 'failed', reason: 'not-found' } as const;

/**
 * One food with live stock, told to whoever shows it; one that has left the menu is as good as unknown. A module of its own
 * that shows nothing: see LiveFoods.
 */
export function LiveFood({
  id,
  onFood,
}: {
  readonly id: string;
  readonly onFood: (food: Loadable<KnownFood>) => void;
}): null {
  const food = useLiveDocument(`food ${id}`, () => doc(firebaseFirestore(), 'foods', id), foodFromDocument);
  useEffect(() => {
    if (food.status !== 'ready') onFood(food);
    else onFood(toKnown(food.value));
  }, [food, onFood]);
  return null;
}

function toKnown({ item, isFresh }: LiveDocument<Food>): Loadable<KnownFood> {
  if (item === null || item.retiredAtMs !== null) return NOT_FOUND;
  return { status: 'ready', value: { food: item, isFresh } };
}
