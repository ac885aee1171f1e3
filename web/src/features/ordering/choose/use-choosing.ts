import {
  choicesFromDto,
  judgeChoices,
  NO_CHOICES,
  statementOf,
  type AllergenStatement,
  type AskedChoices,
  type BackHouse,
  type ChoicesDto,
  type Currency,
  type FoodChoices,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import { useCallback, useMemo, useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { chosenText, inOrder } from './choosing.ts';
import { isByDay, useOfferedChoices, type AnsweredChoices } from './offered-choices.ts';
import { chosenAfter, chosenWithout, lostOf, namesOf, type Lost, type Names } from './lost.ts';

export interface Choosing {
  /** What can be chosen. */
  readonly choices: Loadable<FoodChoices>;
  /** By whose days it is judged what is off until one; null where nothing is. */
  readonly house: BackHouse | null;
  /** What is chosen now. */
  readonly asked: AskedChoices;
  /** The same in words. */
  readonly text: string;
  /** Beyond the food's own price. */
  readonly extraMinor: Minor;
  readonly currency: Currency;
  /** Of the food with its options; null when the house must be asked about all of it. */
  readonly allergens: AllergenStatement | null;
  /** Whether something is missing or does not fit. */
  readonly isUnfit: boolean;
  /** What was chosen and is not to be had any more: it stays until they choose of its group, or go on without it. */
  readonly lost: readonly Lost[];
  readonly choose: (asked: AskedChoices) => void;
  readonly goOnWithout: (lost: readonly Lost[]) => void;
  /** Asks again what can be chosen. */
  readonly again: () => void;
}

/**
 * The choices of a food while somebody chooses: one request when it opens, none for a food without choices.
 * @param options.begun what was chosen before; left out for what the food begins with
 * @param options.wantedAt for when it is wanted, ISO 8601; left out for as soon as possible
 */
export function useChoosing(
  {
    id,
    currency,
    leastExtraMinor,
    ...food
  }: Pick<MenuFood, 'id' | 'name' | 'currency' | 'leastExtraMinor' | 'allergens'>,
  { begun = null, wantedAt = null }: { readonly begun?: AskedChoices | null; readonly wantedAt?: string | null } = {},
): Choosing {
  const hasChoices = leastExtraMinor !== null;
  const [revision, setRevision] = useState(0);
  const [chosen, setChosen] = useState(begun);
  const [names, setNames] = useState<Names>(new Map());
  const wanted = useMemo(() => ({ id, currency, hasChoices, revision }), [id, currency, hasChoices, revision]);
  const requested = useRequest(useCallback(() => askChoices(wanted), [wanted]));
  const answered = hasChoices ? requested : NOTHING_TO_CHOOSE;
  const { choices, begun: asBegun } = useOfferedChoices(answered, wantedAt);
  const known = choices.status === 'ready' ? choices.value : NO_CHOICES;
  const begunOrChosen = chosen ?? asBegun;
  const asked = inOrder(known, begunOrChosen);
  const isKnown = hasChoices && choices.status === 'ready';
  const lost = isKnown && chosen ? lostOf(known, chosen, names) : NOTHING_LOST;
  const judged = judgeChoices(known, asked);
  return {
    choices,
    house: answered.status === 'ready' ? answered.value.house : null,
    asked,
    text: chosenText(known, asked),
    extraMinor: judged.extraMinor,
    currency,
    allergens: statementOf([food, ...judged.parts]),
    isUnfit: choices.status !== 'ready' || judged.problems.length > 0 || lost.length > 0,
    lost,
    choose: (next) => {
      setChosen(chosenAfter(known, begunOrChosen, next));
    },
    goOnWithout: (gone) => {
      setChosen(chosenWithout(known, begunOrChosen, gone));
    },
    again: () => {
      // What was read as chosen is what was chosen, also where the food began with it.
      if (isKnown) {
        setChosen(begunOrChosen);
        setNames(new Map([...names, ...namesOf(known)]));
      }
      setRevision(revision + 1);
    },
  };
}

const NOTHING_LOST: readonly Lost[] = [];

const NOTHING_TO_CHOOSE = { status: 'ready', value: { choices: NO_CHOICES, house: null } } as const;

async function askChoices({
  id,
  currency,
  hasChoices,
}: {
  readonly id: string;
  readonly currency: Currency;
  readonly hasChoices: boolean;
}): Promise<ApiAnswer<AnsweredChoices>> {
  if (!hasChoices) return { ok: true, value: NOTHING_TO_CHOOSE.value };
  const answer = await callApi<ChoicesDto>(`/foods/${encodeURIComponent(id)}/choices`);
  if (!answer.ok) return answer;
  const choices = choicesOf(answer.value, currency);
  const house = isByDay(choices) ? await askHouse() : null;
  return { ok: true, value: { choices, house: house?.ok === true ? house.value : null } };
}

/** Guests do not see the kitchen's names. */
export function choicesOf(wired: Pick<ChoicesDto, 'sizes' | 'groups'>, currency: Currency): FoodChoices {
  const { sizes, groups } = choicesFromDto(wired, currency);
  return {
    sizes: sizes.map(asGuest),
    groups: groups.map((group) => ({ ...group, options: group.options.map(asGuest) })),
  };
}

function asGuest<T extends { readonly kitchenName: string | null }>(named: T): T {
  return { ...named, kitchenName: null };
}
