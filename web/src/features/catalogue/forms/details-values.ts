import {
  LIMITS,
  parseEditFoodRequest,
  type EditFoodRequest,
  type FieldErrors,
  type Food,
  type WeeklyHours,
} from '@foodhouse/domain';
import type { FoodDetails } from '../api/manage-food.ts';
import { allergensIn, listOf } from '../fields/allergen-fields.tsx';
import { declaredValuesOf, dietsIn, type DeclaredValues } from '../fields/diet-fields.tsx';
import { servedProblem } from '../fields/served-field.tsx';
import * as texts from './texts.ts';

/** What a house says of a food beyond its card, as it is typed and ticked. */
export interface DetailsValues extends DeclaredValues {
  readonly kitchenName: string;
  /** Empty for no category. */
  readonly categoryId: string;
  /** Empty for the house's first rate. */
  readonly taxId: string;
  readonly isUncounted: boolean;
  readonly lowAt: string;
  readonly parPortions: string;
  /** Weekdays, '0' for Sunday. */
  readonly parDays: readonly string[];
  /** The weekly hours in which it is served. */
  readonly served: readonly WeeklyHours[];
}

type Detail = 'kitchenName' | 'allergens' | 'tags' | 'categoryId' | 'taxId' | 'counted' | 'lowAt' | 'par' | 'served';

const EVERY_DAY = ['0', '1', '2', '3', '4', '5', '6'];

export function detailsOf({
  kitchenName,
  allergens,
  tags,
  categoryId,
  taxId,
  counted,
  lowAt,
  par,
  served,
}: Pick<Food, Detail>): DetailsValues {
  return {
    kitchenName: kitchenName ?? '',
    ...declaredValuesOf({ allergens, tags }),
    categoryId: categoryId ?? '',
    taxId: taxId ?? '',
    isUncounted: !counted,
    lowAt: lowAt === null ? '' : String(lowAt),
    parPortions: par ? String(par.portions) : '',
    parDays: par ? par.days.map(String) : EVERY_DAY,
    served,
  };
}

/** The values that a form begins with, in lists of its own. */
export function startingDetails(before: DetailsValues): DetailsValues {
  const { allergens, tags, parDays, served } = before;
  return { ...before, allergens: [...allergens], tags: [...tags], parDays: [...parDays], served: [...served] };
}

/** What the form says. */
export function saidIn(values: DetailsValues): Required<FoodDetails> {
  const { kitchenName, categoryId, taxId, isUncounted, lowAt, parPortions, served } = values;
  return {
    kitchenName,
    allergens: allergensIn(values),
    tags: dietsIn(values),
    categoryId: categoryId || null,
    taxId: taxId || null,
    counted: !isUncounted,
    lowAt: lowAt.trim() === '' ? null : numberOf(lowAt),
    par:
      parPortions.trim() === '' ? null : { portions: numberOf(parPortions), days: listOf(values.parDays).map(Number) },
    served,
  };
}

/** What differs from what was said before. */
export function changesIn(before: Required<FoodDetails>, after: Required<FoodDetails>): FoodDetails {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => asText(value) !== asText(before[name as keyof FoodDetails])),
  );
}

/** JSON that tells what is no number from nothing. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));
}

/** What is expected of each field that the house would not take. */
export function errorsIn(changes: FoodDetails): Readonly<Partial<Record<keyof DetailsValues, string>>> {
  if (Object.keys(changes).length === 0) return {};
  const parsed = parseEditFoodRequest(changes satisfies Partial<Record<keyof EditFoodRequest, unknown>>);
  if (parsed.ok) return {};
  const served = servedProblem(changes.served ?? []);
  return { ...explainDetails(parsed.fields), ...(served !== null && { served }) };
}

/** The same for a refusal of the server. */
export function explainDetails(refused: FieldErrors): Readonly<Partial<Record<keyof DetailsValues, string>>> {
  return Object.fromEntries(
    Object.keys(refused).map((path) => {
      if (path.startsWith('par.days')) return ['parDays', texts.oneDayAtLeast()];
      if (path.startsWith('par')) return ['parPortions', PORTIONS];
      if (path.startsWith('served')) return ['served', texts.cannotBeSaid()];
      return path === 'kitchenName'
        ? ['kitchenName', texts.kitchenNameLimits({ most: LIMITS.name })]
        : [path, path === 'lowAt' ? PORTIONS : texts.cannotBeSaid()];
    }),
  );
}

const PORTIONS = texts.portionsLimits({ most: LIMITS.quantity });

/** NaN for what is no number, which the contract refuses. */
function numberOf(text: string): number {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
