import { foodFromDocument, type Food } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveDocument } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

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
  readonly onFood: (food: Loadable<Food>) => void;
}): null {
  const food = useLiveDocument(`food ${id}`, () => doc(firebaseFirestore(), 'foods', id), foodFromDocument);
  useEffect(() => {
    if (food.status !== 'ready') onFood(food);
    else if (food.value === null || food.value.retiredAtMs !== null) onFood(NOT_FOUND);
    else onFood({ status: 'ready', value: food.value });
  }, [food, onFood]);
  return null;
}
