import {
  choicesText,
  judgeChoices,
  NO_CHOICES,
  portionPrice,
  statementOf,
  type AskedChoices,
  type FoodChoices,
  type MenuFood,
} from '@foodhouse/domain';
import { useMemo, useState } from 'react';
import { countOptions, inOrder, MANY_OPTIONS } from './choosing.ts';
import { useOfferedChoices, type AnsweredChoices } from './offered-choices.ts';
import { useShowChoices, type ChosenOnPage } from './shown-choices.ts';
import type { Loadable } from '../../../lib/loadable.ts';

interface OnPage {
  readonly choices: Loadable<FoodChoices>;
  /** What is chosen of them; null where the page lets nobody choose. */
  readonly asked: AskedChoices | null;
  readonly choose: (asked: AskedChoices) => void;
}

/**
 * The choices of a food on its page. A long list is chosen from in the dialog, which searches it.
 * @param canChoose whether this page lets people choose at all
 */
export function useChoicesOnPage(food: MenuFood, answered: Loadable<AnsweredChoices>, canChoose: boolean): OnPage {
  const { id, currency } = food;
  const [asked, choose] = useState<AskedChoices | null>(null);
  const { choices, begun } = useOfferedChoices(answered, null);
  const known = choices.status === 'ready' ? choices.value : NO_CHOICES;
  const isChosenHere = canChoose && choices.status === 'ready' && countOptions(known.groups) < MANY_OPTIONS;
  const hasHalves = answered.status === 'ready' && answered.value.halvesOf !== undefined;
  const chosen = useMemo(
    () => (isChosenHere ? chosenOf(food, known, asked ?? begun, hasHalves) : null),
    [food, known, asked, begun, isChosenHere, hasHalves],
  );
  useShowChoices(id, currency, answered, chosen);
  return { choices, asked: chosen?.asked ?? null, choose };
}

/** @param hasHalves whether the dialog asks for more than is chosen here */
function chosenOf(food: MenuFood, choices: FoodChoices, chosen: AskedChoices, hasHalves: boolean): ChosenOnPage {
  const asked = inOrder(choices, chosen);
  const judged = judgeChoices(choices, asked);
  const isWhole = judged.problems.length === 0 && !hasHalves;
  return {
    asked,
    line: isWhole
      ? {
          ...asked,
          eachMinor: portionPrice(food.priceMinor, judged.extraMinor),
          chosen: choicesText(judged),
          allergens: statementOf([food, ...judged.parts]),
        }
      : null,
  };
}
