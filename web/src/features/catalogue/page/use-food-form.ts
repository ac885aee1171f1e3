import { parseEditFoodRequest, type ChoicesDto, type Food, type ListedGroupDto } from '@foodhouse/domain';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import toast from 'react-hot-toast';
import { isolated } from '../../../lib/isolated.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { isUnanswered } from '../../../lib/is-unanswered.ts';
import { explainSaved, saveFood, type FoodChanges } from '../api/save-food.ts';
import { sentChoices, type SentChoices } from '../api/sent-choices.ts';
import { choiceChanges } from '../choices/choice-changes.ts';
import { useChoiceFields, type ChoiceFieldsState } from '../choices/choice-fields.tsx';
import { loadChoices } from '../choices/manage-choices.ts';
import { errorsIn, explainDetails, startingDetails, type DetailsValues } from '../forms/details-values.ts';
import { FIELD_LABELS } from '../forms/field-labels.ts';
import { contractResolver, fieldErrors, otherErrors } from '../forms/food-fields.tsx';
import type { FoodValues } from '../forms/food-words.ts';
import { valuesOf, valuesSent, withPlainPrice } from '../forms/food-values.ts';
import { areSameChoices, baseOf, changesOf, merge, savedChoices, type Base } from './food-base.ts';
import type { Part } from './use-folds.ts';
import * as forms from '../forms/texts.ts';
import * as texts from './texts.ts';

export interface News {
  readonly sentence: string;
  /** Whether what is typed would replace what they have saved. */
  readonly isConflict: boolean;
}

/** What a save is made of. */
interface Sent {
  readonly card: FoodValues;
  readonly details: DetailsValues;
  readonly choices: SentChoices | null;
  readonly changes: FoodChanges;
}

interface FoodFormState {
  readonly card: UseFormReturn<FoodValues>;
  readonly details: UseFormReturn<DetailsValues>;
  readonly choices: ChoiceFieldsState;
  readonly base: Base;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Why it is not saved, unless a field is the reason. */
  readonly problem: string | null;
  /** What somebody else has saved meanwhile. */
  readonly news: News | null;
  readonly save: () => Promise<void>;
}

/** What is typed, compared with the food as it was saved last, and its way to the server. */
export function useFoodForm(
  {
    food,
    first,
    groups,
  }: {
    readonly food: Food;
    readonly first: ChoicesDto;
    readonly groups: readonly ListedGroupDto[];
  },
  openPart: (part: Part) => void,
): FoodFormState {
  const { currency } = food;
  const [base, setBase] = useState<Base>(() => baseOf(food, first));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);
  /** What was sent and has no answer: it may be saved. */
  const [unsure, setUnsure] = useState<Sent | null>(null);
  /** Asks again for what somebody else has saved. */
  const [round, setRound] = useState(0);
  const card = useForm<FoodValues>({
    resolver: useMemo(() => contractResolver(parseEditFoodRequest, currency), [currency]),
    mode: 'onTouched',
    defaultValues: startingCard(base.card),
  });
  const details = useForm<DetailsValues>({ defaultValues: startingDetails(base.details) });
  const choices = useChoiceFields(first, groups, currency);
  const values = valuesSent({ ...base.card, ...useWatch({ control: card.control }) });
  const said = { ...base.details, ...useWatch({ control: details.control }) } as DetailsValues;
  const isDirty = choices.isDirty || Object.keys(changesOf(base, values, said, null)).length > 0;

  const take = (theirFood: Food, theirChoices: ChoicesDto): void => {
    const now = baseOf(theirFood, theirChoices);
    const ofCard = merge(base.card, valuesSent(card.getValues()), now.card);
    const ofDetails = merge(base.details, details.getValues(), now.details);
    const hasOthers = !areSameChoices(base.choices, theirChoices);
    const known = base.choices.sizes.map(({ id }) => id);
    const sent = choices.isDirty ? choices.read(choices.form.getValues(), known) : null;
    const areMine = sent !== null && JSON.stringify(sent) === JSON.stringify(sentChoices(theirChoices));
    put(card, ofCard.values);
    put(details, ofDetails.values);
    if ((hasOthers && sent === null) || areMine) choices.begin(theirChoices);
    if (!base.isAssumed) {
      const isNew = isNewTo(unsure);
      // Portions are sold all the time.
      const cardNews = ofCard.news.filter((name) => name !== 'quantity' || ofCard.conflicts.includes(name));
      const changed = [
        ...cardNews.filter((name) => isNew(name, now.card[name])).map((name) => newsOf(name, now.card[name])),
        ...ofDetails.news
          .filter((name) => isNew(name, now.details[name]))
          .map((name) => newsOf(name, now.details[name])),
      ];
      const told = hasOthers && !areMine ? choiceChanges(base.choices, theirChoices, currency) : [];
      const kept = [...ofCard.conflicts, ...ofDetails.conflicts].map((name) => FIELD_LABELS[name]);
      if (told.length > 0 && sent !== null) kept.push(texts.sizesAndOptions());
      setNews(newsFrom([...new Set(changed), ...told], [...new Set(kept)]));
      setUnsure(null);
    }
    setProblem(null);
    setBase(now);
  };

  const follow = useLatestCallback((theirChoices: ChoicesDto) => {
    take(food, theirChoices);
  });
  const followPortions = useLatestCallback((portions: string) => {
    if (portions === base.card.quantity || card.getValues('quantity') !== base.card.quantity) return;
    card.setValue('quantity', portions);
    setBase({ ...base, card: { ...base.card, quantity: portions } });
  });
  const isOlder = food.version > base.version || (food.version === base.version && base.isAssumed);
  useEffect(() => {
    if (!isOlder || isBusy) return undefined; // its answer says what there is
    let isWanted = true;
    void loadChoices(food.id).then((answer) => {
      if (isWanted && answer.ok) follow(answer.value);
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a later version, and another try, ask again
  }, [isOlder, isBusy, round, food.id, food.version, follow]);
  const portions = valuesOf(food).quantity;
  useEffect(() => {
    if (!isOlder && !isBusy) followPortions(portions);
  }, [isOlder, isBusy, portions, followPortions]);

  /** Fields of a closed part cannot have the focus. */
  const show = (part: Part): void => {
    flushSync(() => {
      openPart(part);
    });
  };
  /** What is to be sent; null when some of it is wrong, which is then in sight and has the focus. */
  const read = async (): Promise<Sent | null> => {
    if (!(await card.trigger())) {
      show(
        card.getFieldState('quantity').invalid && !CARD_NAMES.some((name) => card.getFieldState(name).invalid)
          ? 'stock'
          : 'food',
      );
      await card.trigger(undefined, { shouldFocus: true });
      return null;
    }
    if (!(await choices.form.trigger())) {
      show('options');
      await choices.form.trigger(undefined, { shouldFocus: true });
      return null;
    }
    const known = [...first.sizes, ...base.choices.sizes].map(({ id }) => id);
    const chosen = choices.isDirty ? choices.read(choices.form.getValues(), known) : null;
    const sent = { card: valuesSent(card.getValues()), details: details.getValues(), choices: chosen };
    const changes = withPlainPrice(changesOf(base, sent.card, sent.details, chosen), currency);
    const { change: _change, choices: _choices, ...edited } = changes;
    const wrong = errorsIn(edited);
    if (Object.keys(wrong).length === 0) return { ...sent, changes };
    sayInDetails(wrong);
    return null;
  };
  const sayInDetails = (wrong: ReturnType<typeof explainDetails>): void => {
    for (const [index, [name, message]] of Object.entries(wrong).entries()) {
      if (index === 0) show(PART_OF[name as keyof DetailsValues]);
      details.setError(name as keyof DetailsValues, { message }, { shouldFocus: index === 0 });
    }
  };
  const refuse = (refused: Readonly<Record<string, string>>): void => {
    const ofCard = Object.entries(fieldErrors(refused, card.getValues(), currency)).filter(
      ([name]) => name in base.card,
    );
    for (const [name, error] of ofCard) card.setError(name as keyof FoodValues, error);
    const rest = Object.fromEntries(
      Object.entries(refused).filter(([path]) => !((path.split('.')[0] ?? path) in base.card)),
    );
    const ofDetails = Object.entries(explainDetails(rest)).filter(([name]) => name in base.details);
    sayInDetails(Object.fromEntries(ofDetails));
    const others = Object.fromEntries(
      Object.entries(rest).filter(([path]) => /^(?:choices|version|change|body)/.test(path)),
    );
    setProblem(otherErrors(others, card.getValues()));
  };

  const save = async (): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    const sent = await read();
    if (sent === null || Object.keys(sent.changes).length === 0) return;
    setIsBusy(true);
    const result = await saveFood(food.id, base.version, sent.changes);
    setIsBusy(false);
    switch (result.status) {
      case 'done': {
        const left = sent.choices ? savedChoices(base.choices, sent.choices, groups) : base.choices;
        if (sent.choices) choices.begin(left);
        setNews(null);
        setUnsure(null);
        setBase({
          version: base.version + 1,
          card: sent.card,
          details: startingDetails(sent.details),
          choices: left,
          isAssumed: true,
        });
        toast.success(forms.isSaved({ name: isolated(sent.card.name) }));
        return;
      }
      case 'out-of-range':
        show('stock');
        card.setError('quantity', { message: explainSaved(result) }, { shouldFocus: true });
        return;
      case 'invalid':
        refuse(result.fields);
        return;
      case 'changed':
        setRound(round + 1);
        setProblem(explainSaved(result));
        return;
      default:
        if (result.status === 'failed' && isUnanswered(result.reason)) setUnsure(sent);
        setProblem(explainSaved(result));
    }
  };
  return { card, details, choices, base, isDirty, isBusy, problem, news, save };
}

/** In which part a field of the details stands. */
const PART_OF: Readonly<Record<keyof DetailsValues, Part>> = {
  kitchenName: 'kitchen',
  categoryId: 'food',
  taxId: 'kitchen',
  served: 'served',
  allergens: 'allergens',
  statement: 'allergens',
  tags: 'allergens',
  isUncounted: 'stock',
  lowAt: 'stock',
  parDays: 'stock',
  parPortions: 'stock',
};
const CARD_NAMES = ['name', 'supplier', 'description', 'price', 'img', 'pictureText', 'mealtimes'] as const;
/** What is short enough to be said. */
const SAID: ReadonlySet<string> = new Set(['name', 'supplier', 'price', 'kitchenName', 'lowAt', 'parPortions']);

function newsOf(name: keyof FoodValues | keyof DetailsValues, value: unknown): string {
  const field = FIELD_LABELS[name];
  return SAID.has(name) && value !== ''
    ? texts.fieldIsNow({ field, value: String(value) })
    : texts.fieldChanged({ field });
}

/** Whether a value is not what was sent here itself. */
function isNewTo(unsure: Sent | null): (name: string, value: unknown) => boolean {
  const own = new Map<string, unknown>(unsure ? Object.entries({ ...unsure.card, ...unsure.details }) : []);
  return (name, value) => !own.has(name) || JSON.stringify(own.get(name)) !== JSON.stringify(value);
}

function newsFrom(changes: readonly string[], kept: readonly string[]): News | null {
  if (changes.length === 0) return null;
  const sentence = texts.savedByOther({ changes: changes.join(', ') });
  const isConflict = kept.length > 0;
  return {
    isConflict,
    sentence: isConflict ? `${sentence} ${texts.yoursStays({ fields: kept.join(', ') })}` : sentence,
  };
}

function startingCard(card: FoodValues): FoodValues {
  return { ...card, mealtimes: [...card.mealtimes] };
}

/** Puts values into the fields of a form. */
function put<T extends FieldValues>(form: UseFormReturn<T>, values: T): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as Path<T>, (Array.isArray(value) ? [...value] : value) as PathValue<T, Path<T>>);
}
