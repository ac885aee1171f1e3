import { isSameStatement, statementOf, type AllergenStatement, type MenuFood } from '@foodhouse/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Quoted } from '../basket/judge-lines.ts';
import type { Choosing } from '../choose/use-choosing.ts';

/** The line of Order Now has no other beside it. */
export const LINE_ID = 'order-now';

/** What can be chosen is asked for again once the server has found that something has changed. */
export function useChoicesAgain({ again }: Choosing, revision: number): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (revision > 0) ask();
  }, [revision]);
}

/**
 * What is declared of the line: what the server said of this very one, else what the page says of the food and its choices.
 * @param quoted what the server said of it as it is chosen now; null while it has not
 */
export function useDeclared(
  food: MenuFood,
  choosing: Choosing,
  quoted: Quoted | null,
): { readonly allergens: AllergenStatement | null; readonly isChanged: boolean } {
  const ofFood = statementOf([food]);
  const [before] = useState(ofFood);
  // What is asked with a half that cannot be one is another line.
  const isOfThis = choosing.half === null || choosing.half.state === 'ready';
  const told = isOfThis ? quoted?.allergens.get(LINE_ID) : undefined;
  const allergens = told === undefined ? choosing.allergens : told;
  const isChanged = !isSameStatement(allergens, choosing.allergens) || !isSameStatement(ofFood, before);
  return { allergens, isChanged };
}
