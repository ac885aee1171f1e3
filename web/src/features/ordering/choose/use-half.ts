import {
  judgeHalf,
  NO_CHOICES,
  sizesOfHalves,
  type FoodChoices,
  type FoodSize,
  type JudgedHalf,
  type MenuFood,
} from '@foodhouse/domain';
import { useCallback, useMemo, useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { askChoices } from './ask-choices.ts';
import { useOfferedChoices, type AnsweredChoices } from './offered-choices.ts';

/** The other half of a food, while somebody chooses. */
export interface Half {
  /** The foods that may be the other half, the chosen one among them. */
  readonly others: Loadable<readonly MenuFood[]>;
  /** The id of the chosen one; null for a food that is whole. */
  readonly chosenId: string | null;
  /** The chosen one; null while it is not known, or is not to be had any more. */
  readonly second: MenuFood | null;
  /** The chosen one at the size of the first; null while that is not known, and where it is not offered at it. */
  readonly judged: JudgedHalf | null;
  /** The sizes of the first, with what each adds to the price of both; null while that is not known. */
  readonly sizes: readonly FoodSize[] | null;
  /** What of its choices is not known yet, or cannot be had. */
  readonly state: 'ready' | 'loading' | 'failed' | 'gone' | 'not-at-size';
  readonly choose: (id: string | null) => void;
  /** Asks again. */
  readonly again: () => void;
}

/** What is known of the food that is chosen first. */
interface First {
  readonly id: string;
  readonly currency: MenuFood['currency'];
  readonly choices: Loadable<FoodChoices>;
  readonly sizeId: string | null;
  /** Its category, where two foods of that may be one; left out: none may. */
  readonly halvesOf: string | undefined;
}

/**
 * The other half of a food: nothing is asked where its category has none, then one request for the foods of the category, and one for the
 * sizes of the chosen one.
 * @param begunId what was chosen before
 * @param wantedAt for when it is wanted, ISO 8601; null for as soon as possible
 * @returns own: the first food as the menu has it; half: null where its category has none
 */
export function useHalf(
  { id, currency, choices, sizeId, halvesOf }: First,
  begunId: string | null,
  wantedAt: string | null,
): { readonly own: MenuFood | null; readonly half: Half | null; readonly chosenId: string | null } {
  const [chosenId, setChosenId] = useState(begunId);
  const [revision, setRevision] = useState(0);
  const asked = useMemo(() => ({ halvesOf, revision }), [halvesOf, revision]);
  const foods = askedOf(useRequest(useCallback(() => askFoods(asked), [asked])), asked);
  const known = foods.status === 'ready' ? foods.value.foods : NO_FOODS;
  const own = known.find((food) => food.id === id) ?? null;
  const second = known.find((food) => food.id === chosenId && food.currency === currency) ?? null;
  const hasChoices = second !== null && second.leastExtraMinor !== null;
  const its = useChoicesOf(second?.id ?? null, { hasChoices, currency, revision, wantedAt });
  if (halvesOf === undefined && chosenId === null) return { own, half: null, chosenId };
  const halves =
    own && second && choices.status === 'ready' && its.status === 'ready'
      ? ([
          { ...own, choices: choices.value },
          { ...second, choices: its.value },
        ] as const)
      : null;
  const judged = halves && judgeHalf(...halves, sizeId);
  const state = (): Half['state'] => {
    if (chosenId === null) return 'ready';
    if (foods.status !== 'ready') return foods.status;
    if (!second) return 'gone';
    if (its.status !== 'ready') return its.status;
    return judged ? 'ready' : 'not-at-size';
  };
  const hasSizes = choices.status === 'ready' && choices.value.sizes.length > 0;
  const isOffered = isOfferedBeside({ id, hasSizes }, wantedAt);
  const inCurrency = known.filter((food) => food.currency === currency);
  const offered = inCurrency.filter((food) => food.id === chosenId || isOffered(food));
  const half: Half = {
    others: foods.status === 'ready' ? { ...foods, value: offered } : foods,
    chosenId,
    second,
    judged,
    sizes: halves && sizesOfHalves(...halves),
    state: state(),
    choose: setChosenId,
    again: () => {
      setRevision(revision + 1);
    },
  };
  return { own, half, chosenId };
}

/** The sizes of the other half, as they can be had. */
function useChoicesOf(
  secondId: string | null,
  {
    hasChoices,
    currency,
    revision,
    wantedAt,
  }: {
    readonly hasChoices: boolean;
    readonly currency: MenuFood['currency'];
    readonly revision: number;
    readonly wantedAt: string | null;
  },
): Loadable<FoodChoices> {
  const of = useMemo(() => ({ secondId, hasChoices, currency, revision }), [secondId, hasChoices, currency, revision]);
  const answered = useRequest(useCallback(() => askSecond(of), [of]));
  return useOfferedChoices(askedOf(answered, of), wantedAt).choices;
}

/** An answer to another question is none. */
function askedOf<T extends { readonly of: unknown }>(answered: Loadable<T>, of: unknown): Loadable<T> {
  return answered.status === 'ready' && answered.value.of !== of ? LOADING : answered;
}

const NO_FOODS: readonly MenuFood[] = [];
/** A page of the menu at most: nobody chooses among more. */
const MOST = 100;

interface FoodsOf {
  readonly of: unknown;
  readonly foods: readonly MenuFood[];
}

async function askFoods(of: { readonly halvesOf: string | undefined }): Promise<ApiAnswer<FoodsOf>> {
  if (of.halvesOf === undefined) return { ok: true, value: { of, foods: NO_FOODS } };
  const path = `/foods?category=${encodeURIComponent(of.halvesOf)}&limit=${MOST}`;
  return callApi(path, {}, async (response) => ({ of, foods: (await menuOf(response)).foods }));
}

/** The choices of a food, and which question they answer. */
interface ChoicesOf extends AnsweredChoices {
  readonly of: unknown;
}

async function askSecond(of: {
  readonly secondId: string | null;
  readonly hasChoices: boolean;
  readonly currency: MenuFood['currency'];
}): Promise<ApiAnswer<ChoicesOf>> {
  const { secondId, hasChoices, currency } = of;
  if (secondId === null || !hasChoices) return { ok: true, value: { of, choices: NO_CHOICES, house: null } };
  const answer = await askChoices(secondId, currency);
  return answer.ok ? { ok: true, value: { ...answer.value, of } } : answer;
}

/**
 * Those that can be had: now, or where it is wanted later perhaps then, which the quote says. Nothing without choices is half of a food
 * with sizes.
 */
function isOfferedBeside(
  first: Pick<First, 'id'> & { readonly hasSizes: boolean },
  wantedAt: string | null,
): (food: MenuFood) => boolean {
  return ({ id, quantity, servedFrom, leastExtraMinor }) =>
    id !== first.id &&
    quantity > 0 &&
    (wantedAt !== null || servedFrom === undefined) &&
    !(first.hasSizes && leastExtraMinor === null);
}
