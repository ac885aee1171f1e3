import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import type { ChoiceGroup, ChoiceOption, FoodSize, StoredChoices } from '../choices.ts';
import { ALLERGENS, DIET_TAGS, type Allergen, type DietTag } from '../declarations.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/money.ts';
import { maxPriceMinor } from '../../money/max-price.ts';
import type { Parsed } from '../../result.ts';
import {
  describe,
  differenceField,
  inCurrency,
  line,
  optionalLine,
  pricedIn,
  type Priced,
} from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

/** Of a size, a group or an option: chosen by whoever makes them, and never changed, because baskets keep it. */
export const choiceIdSchema = z
  .string({ error: (issue) => `expected an id, got ${describe(issue.input)}` })
  .regex(/^[a-z0-9-]{1,40}$/, 'expected an id of small letters, digits and hyphens');

/** What is added to a food's price, or taken off: more than the price too, of which `portionPrice` leaves nothing. */
const extraField = inCurrency((currency) => {
  const most = maxPriceMinor(currency);
  return differenceField(currency).refine(
    (minor) => Math.abs(minor) <= most,
    `expected an amount from ${toDecimal(-most, currency)} to ${toDecimal(most, currency)}`,
  );
});

/** Another name for the kitchen; empty for the name itself. */
export const kitchenNameField = optionalLine(LIMITS.name).transform((name) => (name === '' ? null : name));

export const allergensField = z
  .array(z.enum(ALLERGENS, { error: (issue) => `expected an allergen, got ${describe(issue.input)}` }))
  .max(ALLERGENS.length, `expected at most ${ALLERGENS.length} allergens`)
  .nullable()
  .transform((sent): readonly Allergen[] | null => sent && ALLERGENS.filter((allergen) => sent.includes(allergen)));

export const tagsField = z
  .array(
    z.enum(DIET_TAGS, { error: (issue) => `expected one of ${DIET_TAGS.join(', ')}, got ${describe(issue.input)}` }),
  )
  .max(DIET_TAGS.length, `expected at most ${DIET_TAGS.length} tags`)
  .transform((sent): readonly DietTag[] => DIET_TAGS.filter((tag) => sent.includes(tag)));

function count(least: number): z.ZodType<number> {
  const expected = `expected a whole number from ${least} to ${MOST.chosen}`;
  return z
    .int({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .min(least, expected)
    .max(MOST.chosen, expected);
}

function unlike<T extends { readonly id: string }>(list: z.ZodType<T[]>): z.ZodType<T[]> {
  return list.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ');
}

const sizeSchema = inCurrency((currency) =>
  z.strictObject({
    id: choiceIdSchema,
    name: line(LIMITS.name),
    kitchenName: kitchenNameField.nullable().default(null),
    extra: extraField(currency),
  }),
);

/** What can be chosen of a food that is made with it: POST /foods. */
export const newChoicesSchema = inCurrency((currency) =>
  z.strictObject({
    sizes: unlike(z.array(sizeSchema(currency)).max(MOST.sizes, `expected at most ${MOST.sizes} sizes`)),
    groupIds: z
      .array(choiceIdSchema)
      .max(MOST.groups, `expected at most ${MOST.groups} groups`)
      .refine((ids) => new Set(ids).size === ids.length, 'expected each group once'),
  }),
);
export interface NewChoices {
  readonly sizes: readonly FoodSize[];
  readonly groupIds: readonly string[];
}

/** As the schema has read them. */
export function newChoicesOf({ sizes, groupIds }: z.infer<ReturnType<typeof newChoicesSchema>>): NewChoices {
  return { groupIds, sizes: sizes.map(({ extra, ...size }) => ({ ...size, extraMinor: extra })) };
}

const versionField = z
  .int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` })
  .min(0)
  .optional();

/**
 * PUT /foods/{id}/choices: all sizes, and the groups by their ids, in the order in which a guest sees them. `version` is that
 * of what was changed: another one is refused. A page of an earlier build sends none, and replaces what there is.
 */
export const setChoicesSchema = inCurrency((currency) =>
  z.strictObject({
    version: versionField,
    ...newChoicesSchema(currency).shape,
  }),
);
export interface SetChoicesRequest extends NewChoices, Priced {
  readonly version?: number | undefined;
}

/** @param currency the house's, whose decimals the prices have */
export function parseSetChoicesRequest(body: unknown, currency?: Currency): Parsed<SetChoicesRequest> {
  const parsed = parseWith(setChoicesSchema(currency), body);
  if (!parsed.ok) return parsed;
  const { version, ...choices } = parsed.value;
  return { ok: true, value: { version, ...newChoicesOf(choices), ...pricedIn(currency) } };
}

const optionSchema = inCurrency((currency) =>
  z
    .strictObject({
      id: choiceIdSchema,
      name: line(LIMITS.name),
      kitchenName: kitchenNameField.nullable().default(null),
      each: extraField(currency),
      max: count(1).default(1),
      default: count(0).default(0),
      allergens: allergensField.default(null),
      tags: tagsField.default([]),
    })
    .refine((option) => option.default <= option.max, 'expected a default of at most max'),
);

/**
 * PUT /choicegroups/{id}: makes a group, or changes it for all foods that use it. `version` is that of what was changed, 0 of a
 * new one: another one is refused. A page of an earlier build sends none, and replaces what there is.
 */
export const saveGroupSchema = inCurrency((currency) =>
  z
    .strictObject({
      version: versionField,
      name: line(LIMITS.name),
      required: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
      min: count(0),
      max: count(1),
      options: unlike(
        z
          .array(optionSchema(currency))
          .min(1, 'expected at least one option')
          .max(MOST.options, `expected at most ${MOST.options} options`),
      ),
    })
    .refine(({ min, max }) => min <= max, 'expected a min of at most max')
    .refine(
      ({ min, options }) => min <= options.reduce((sum, option) => sum + option.max, 0),
      'expected a min that the options reach',
    ),
);

/** A group as an admin makes it. Whether an option is sold out is the kitchen's word. */
export interface SaveGroupRequest extends Omit<ChoiceGroup, 'id' | 'options'>, Priced {
  readonly version?: number | undefined;
  readonly options: readonly Omit<ChoiceOption, 'isSoldOut'>[];
}

/** @param currency the house's, whose decimals the prices have */
export function parseSaveGroupRequest(body: unknown, currency?: Currency): Parsed<SaveGroupRequest> {
  const parsed = parseWith(saveGroupSchema(currency), body);
  if (!parsed.ok) return parsed;
  const options = parsed.value.options.map(({ each, ...option }) => ({ ...option, eachMinor: each }));
  return { ok: true, value: { ...parsed.value, ...pricedIn(currency), options } };
}

/** POST /choicegroups/{id}/soldout: whether the kitchen is out of one option, in all foods that have it. */
export const markOptionSchema = z.strictObject({
  optionId: choiceIdSchema,
  soldOut: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
});
export type MarkOptionRequest = z.infer<typeof markOptionSchema>;

export function parseMarkOptionRequest(body: unknown): Parsed<MarkOptionRequest> {
  return parseWith(markOptionSchema, body);
}

const sizeAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  kitchenName: z.string().nullable(),
  extra: z.number().describe('beyond the food’s price, in the house’s currency; below 0 it is taken off'),
});
export const groupAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  required: z.boolean(),
  min: z.int().describe('the fewest choices, if there are any'),
  max: z.int(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kitchenName: z.string().nullable(),
      each: z.number().describe('in the house’s currency; below 0 it is taken off'),
      max: z.int().describe('how often it can be chosen'),
      default: z.int(),
      allergens: z.array(z.enum(ALLERGENS)).nullable().describe('null: ask the house'),
      tags: z.array(z.enum(DIET_TAGS)),
      soldOut: z.boolean(),
    }),
  ),
});
export const choicesAnswer = z.strictObject({
  version: z.int().describe('each save of the sizes and groups is one more'),
  sizes: z.array(sizeAnswer),
  groups: z.array(groupAnswer),
});
/** What can be chosen of a food, on the wire. Prices are decimal numbers. */
export type ChoicesDto = z.infer<typeof choicesAnswer>;
export type GroupDto = ChoicesDto['groups'][number];

export function toChoicesDto({ version, sizes, groups }: StoredChoices, currency: Currency): ChoicesDto {
  return {
    version,
    sizes: sizes.map(({ extraMinor, ...size }) => ({ ...size, extra: toDecimal(extraMinor, currency) })),
    groups: groups.map((group) => toGroupDto(group, currency)),
  };
}

export function toGroupDto({ id, name, required, min, max, options }: ChoiceGroup, currency: Currency): GroupDto {
  return { id, name, required, min, max, options: options.map((option) => toOptionDto(option, currency)) };
}

export const groupListAnswer = z.array(
  z.strictObject({
    ...groupAnswer.shape,
    version: z.int().describe('each save of the group is one more; what the kitchen says of an option is none'),
    foods: z.int().describe('how many foods use the group'),
  }),
);
/** A group with the number of foods that use it. */
export type ListedGroupDto = z.infer<typeof groupListAnswer>[number];

export function toListedGroupDto(
  { foodIds, version, ...group }: ChoiceGroup & { readonly foodIds: readonly string[]; readonly version: number },
  currency: Currency,
): ListedGroupDto {
  return { ...toGroupDto(group, currency), version, foods: foodIds.length };
}

function toOptionDto(option: ChoiceOption, currency: Currency): GroupDto['options'][number] {
  const { id, name, kitchenName, eachMinor, max, default: chosen, allergens, tags, isSoldOut } = option;
  return {
    id,
    name,
    kitchenName,
    each: toDecimal(eachMinor, currency),
    max,
    default: chosen,
    allergens: allergens && [...allergens],
    tags: [...tags],
    soldOut: isSoldOut,
  };
}
