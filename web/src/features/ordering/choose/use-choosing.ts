import {
  choicesText,
  foodText,
  halfParts,
  judgeChoices,
  NO_CHOICES,
  statementOf,
  type AllergenStatement,
  type AskedChoices,
  type BackHouse,
  type Currency,
  type FoodChoices,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import { useCallback, useMemo, useState } from 'react';
import type { ApiAnswer } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { behindFrame } from '../../../lib/behind-frame.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { askChoices } from './ask-choices.ts';
import { inOrder } from './choosing.ts';
import { useOfferedChoices, type AnsweredChoices } from './offered-choices.ts';
import { chosenAfter, chosenWithout, lostOf, type Lost } from './lost.ts';
import { shownChoices } from './shown-choices.ts';
import { useHalf, type Half } from './use-half.ts';

export interface Choosing {
  /** What can be chosen. */
  readonly choices: Loadable<FoodChoices>;
  /** By whose days it is judged what is off until one; null where nothing is. */
  readonly house: BackHouse | null;
  /** What is chosen now, and the other half, where one is. */
  readonly asked: AskedChoices & { readonly halfFoodId?: string };
  /** What it is of: the food, or both halves. */
  readonly name: string;
  /** The same in words. */
  readonly text: string;
  /** The other half; null where there is none to choose. */
  readonly half: Half | null;
  /** The food as the menu has it; null where nobody has asked, which is where it has no halves, or it has left. */
  readonly own: MenuFood | null;
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
  {
    begun = null,
    wantedAt = null,
  }: {
    readonly begun?: (AskedChoices & { readonly halfFoodId?: string | null }) | null;
    readonly wantedAt?: string | null;
  } = {},
): Choosing {
  const hasChoices = leastExtraMinor !== null;
  const [revision, setRevision] = useState(0);
  const [chosen, setChosen] = useState<AskedChoices | null>(begun);
  const fresh = useAnswered({ id, currency, leastExtraMinor }, revision);
  const answered = useShownAtFirst(fresh, { id, currency });
  const [read, setRead] = useState<readonly FoodChoices[]>(() =>
    answered.status === 'ready' && hasChoices ? [answered.value.choices] : [],
  );
  const { choices, begun: asBegun } = useOfferedChoices(answered, wantedAt);
  const known = choices.status === 'ready' ? choices.value : NO_CHOICES;
  const begunOrChosen = chosen ?? asBegun;
  const asked = inOrder(known, begunOrChosen);
  const isKnown = hasChoices && choices.status === 'ready';
  const lost = isKnown && chosen ? lostOf(known, chosen, read) : NOTHING_LOST;
  const judged = judgeChoices(known, asked);
  const { own, half, chosenId } = useHalf(
    {
      id,
      currency,
      choices,
      sizeId: asked.sizeId,
      halvesOf: answered.status === 'ready' ? answered.value.halvesOf : undefined,
    },
    begun?.halfFoodId ?? null,
    wantedAt,
  );
  const second = half?.second ?? null;
  return {
    choices,
    house: answered.status === 'ready' ? answered.value.house : null,
    asked: chosenId === null ? asked : { ...asked, halfFoodId: chosenId },
    name: foodText({ name: food.name, half: second }),
    text: choicesText(judged),
    half,
    own,
    extraMinor: judged.extraMinor + (half?.judged?.dearerMinor ?? 0),
    currency,
    allergens: statementOf([
      food,
      ...(half?.second ? halfParts(half.second, half.judged?.size ?? null) : []),
      ...judged.parts,
    ]),
    isUnfit:
      choices.status !== 'ready' ||
      judged.problems.length > 0 ||
      lost.length > 0 ||
      (half !== null && half.state !== 'ready'),
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
        setRead([...read, known]);
      }
      setRevision(revision + 1);
      half?.again();
    },
  };
}

/**
 * What can be chosen of a food, as the server says it: one request, none for a food without choices.
 * @param revision another one asks again
 */
export function useAnswered(
  { id, currency, leastExtraMinor }: Pick<MenuFood, 'id' | 'currency' | 'leastExtraMinor'>,
  revision = 0,
): Loadable<AnsweredChoices> {
  const hasChoices = leastExtraMinor !== null;
  const wanted = useMemo(() => ({ id, currency, hasChoices, revision }), [id, currency, hasChoices, revision]);
  const requested = useRequest(useCallback(() => ask(wanted), [wanted]));
  return hasChoices ? requested : NOTHING_TO_CHOOSE;
}

/** Until the first answer what the page below shows of it: the answer replaces it, and says what is lost of what was chosen meanwhile. */
function useShownAtFirst(
  answered: Loadable<AnsweredChoices>,
  { id, currency }: Pick<MenuFood, 'id' | 'currency'>,
): Loadable<AnsweredChoices> {
  const [first, setFirst] = useState(() => {
    const value = shownChoices(id, currency);
    return value && ({ status: 'ready', value } as const);
  });
  const isAnswered = answered.status !== 'loading';
  if (first && isAnswered) setFirst(null);
  return first && !isAnswered ? first : answered;
}

const NOTHING_LOST: readonly Lost[] = [];

const NOTHING_TO_CHOOSE: { readonly status: 'ready'; readonly value: AnsweredChoices } = {
  status: 'ready',
  value: { choices: NO_CHOICES, house: null },
};

async function ask({
  id,
  currency,
  hasChoices,
}: {
  readonly id: string;
  readonly currency: Currency;
  readonly hasChoices: boolean;
}): Promise<ApiAnswer<AnsweredChoices>> {
  // What is read already comes into sight first.
  if (shownChoices(id, currency)) await new Promise<void>(behindFrame);
  return hasChoices ? askChoices(id, currency) : { ok: true, value: NOTHING_TO_CHOOSE.value };
}
