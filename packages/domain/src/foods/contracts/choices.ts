import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import {
  CHOICE_GROUP_FIELDS,
  CHOICES_FIELDS,
  FOOD_GROUP_FIELDS,
  GROUP_FIELDS,
  LIMIT_FIELDS,
  OPTION_FIELDS,
  PLAIN_USE,
  SIZE_FIELDS,
  type ChoiceGroup,
  type ChoiceOption,
  type FoodSize,
  type GroupUse,
  type KitchensWord,
  type StoredChoiceGroup,
  type StoredChoices,
} from '../choices.ts';
import { ALLERGENS, DIET_TAGS, type Allergen, type DietTag } from '../declarations.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/money.ts';
import { maxPriceMinor } from '../../money/max-price.ts';
import type { Parsed } from '../../result.ts';
import {
  dateField,
  describe,
  differenceField,
  inCurrency,
  line,
  optionalLine,
  pricedIn,
  type Priced,
} from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import { answerOf } from '../../contracts/wire.ts';
import { toWire, type WireOf } from '../../stored/field.ts';

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

const allergenList = z
  .array(z.enum(ALLERGENS, { error: (issue) => `expected an allergen, got ${describe(issue.input)}` }))
  .max(ALLERGENS.length, `expected at most ${ALLERGENS.length} allergens`);

/** What is added to the declared allergens, and what is taken from them. */
export const declareField = z
  .strictObject({ add: allergenList.default([]), take: allergenList.default([]) })
  .refine(
    ({ add, take }) => add.length + take.length > 0 && !add.some((allergen) => take.includes(allergen)),
    'expected allergens to add or to take away, none of them both',
  );

export const allergensField = allergenList
  .nullable()
  .transform((sent): readonly Allergen[] | null => sent && ALLERGENS.filter((allergen) => sent.includes(allergen)));

export const tagsField = z
  .array(
    z.enum(DIET_TAGS, { error: (issue) => `expected one of ${DIET_TAGS.join(', ')}, got ${describe(issue.input)}` }),
  )
  .max(DIET_TAGS.length, `expected at most ${DIET_TAGS.length} tags`)
  .transform((sent): readonly DietTag[] => DIET_TAGS.filter((tag) => sent.includes(tag)));

const LIMITS_ORDER = 'expected a min of at most max';

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
    allergens: allergensField.default(null),
    tags: tagsField.default([]),
  }),
);

const flag = z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` });

/** How many must and may be chosen. */
const limitFields = { required: flag, min: count(0), max: count(1) };
const limitsSchema = z.strictObject(limitFields).refine(({ min, max }) => min <= max, LIMITS_ORDER);

export const idList = (most: number, what: string): z.ZodType<readonly string[]> =>
  z
    .array(choiceIdSchema)
    .max(most, `expected at most ${most} ${what}`)
    .refine((ids) => new Set(ids).size === ids.length, 'expected each id once');

/** A group that a food uses: with the sizes at which it is offered, all where none is named, and with limits of its own. */
const useSchema = z.strictObject({
  id: choiceIdSchema,
  sizes: idList(MOST.sizes, 'sizes').default([]),
  limits: limitsSchema.nullable().default(null),
});

const newChoicesShape = inCurrency((currency) => ({
  sizes: unlike(z.array(sizeSchema(currency)).max(MOST.sizes, `expected at most ${MOST.sizes} sizes`)),
  groups: unlike(z.array(useSchema).max(MOST.groups, `expected at most ${MOST.groups} groups`)).optional(),
  /** Groups of its category that the food does without; left out: those that it did without before. */
  leftOut: idList(MOST.groups, 'groups').optional(),
  /** As pages of earlier builds name the groups: each at all sizes. */
  groupIds: idList(MOST.groups, 'groups').optional(),
}));

/** What can be chosen of a food that is made with it: POST /foods. */
export const newChoicesSchema = inCurrency((currency) => withKnownSizes(z.strictObject(newChoicesShape(currency))));
export interface NewChoices {
  readonly sizes: readonly Omit<FoodSize, keyof KitchensWord>[];
  readonly uses: readonly GroupUse[];
  /** Groups of its category that the food does without; left out: as before. */
  readonly leftOut?: readonly string[] | undefined;
}

type SentChoices = z.output<z.ZodObject<ReturnType<typeof newChoicesShape>>>;

/** The groups are said in one of two ways, and can only be at sizes that the food has. */
function withKnownSizes<T extends z.ZodType<SentChoices>>(schema: T): T {
  const said = schema.refine(({ groups, groupIds }) => (groups ?? groupIds) !== undefined, {
    error: 'expected a list of groups',
    path: ['groups'],
  });
  return said.refine(
    ({ sizes, groups = [] }) => groups.every((use) => use.sizes.every((id) => sizes.some((size) => size.id === id))),
    { error: 'expected groups at sizes of the food', path: ['groups'] },
  );
}

/** As the schema has read them. */
export function newChoicesOf({ sizes, groups, leftOut, groupIds = [] }: SentChoices): NewChoices {
  const uses = groups?.map(({ id: groupId, sizes: sizeIds, limits }) => ({ groupId, sizeIds, limits }));
  return {
    uses: uses ?? groupIds.map((groupId) => ({ groupId, ...PLAIN_USE })),
    sizes: sizes.map(({ extra, ...size }) => ({ ...size, extraMinor: extra })),
    ...(leftOut && { leftOut }),
  };
}

export const versionField = z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0);

/**
 * PUT /foods/{id}/choices: all sizes, and the groups by their ids, in the order in which a guest sees them. `version` is that
 * of what was changed: another one is refused. A page of an earlier build sends none, and replaces what there is.
 */
export const setChoicesSchema = inCurrency((currency) =>
  withKnownSizes(z.strictObject({ version: versionField.optional(), ...newChoicesShape(currency) })),
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
      eachBySize: z
        .record(choiceIdSchema, extraField(currency))
        .refine((prices) => Object.keys(prices).length <= MOST.sizePrices, `expected at most ${MOST.sizePrices} prices`)
        .default({}),
      max: count(1).default(1),
      default: count(0).default(0),
      allergens: allergensField.default(null),
      tags: tagsField.default([]),
      asks: idList(MOST.asked, 'groups').default([]),
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
      version: versionField.optional(),
      name: line(LIMITS.name),
      ...limitFields,
      free: count(0).default(0),
      options: unlike(
        z
          .array(optionSchema(currency))
          .min(1, 'expected at least one option')
          .max(MOST.options, `expected at most ${MOST.options} options`),
      ),
    })
    .refine(({ min, max }) => min <= max, LIMITS_ORDER)
    .refine(
      ({ min, options }) => min <= options.reduce((sum, option) => sum + option.max, 0),
      'expected a min that the options reach',
    ),
);

/** A group as an admin makes it. Whether an option is sold out is the kitchen's word. */
export interface SaveGroupRequest extends Omit<ChoiceGroup, 'id' | 'options'>, Priced {
  readonly version?: number | undefined;
  readonly options: readonly Omit<ChoiceOption, keyof KitchensWord>[];
}

/** @param currency the house's, whose decimals the prices have */
export function parseSaveGroupRequest(body: unknown, currency?: Currency): Parsed<SaveGroupRequest> {
  const parsed = parseWith(saveGroupSchema(currency), body);
  if (!parsed.ok) return parsed;
  const options = parsed.value.options.map(({ each: eachMinor, eachBySize: eachMinorBySize, ...option }) => ({
    ...option,
    eachMinor,
    eachMinorBySize,
  }));
  return { ok: true, value: { ...parsed.value, ...pricedIn(currency), options } };
}

/** From when on something is offered again. */
export const untilField = z
  .union([z.literal('tomorrow'), dateField], {
    error: (issue) => `expected 'tomorrow' or a date such as 2026-12-24, got ${describe(issue.input)}`,
  })
  .describe('the first business day on which it is offered again');

const markFields = { soldOut: flag, until: untilField.optional() };

/** What is on sale has no day on which it is on sale again. */
function withItsDay<T extends z.ZodType<{ soldOut: boolean; until?: string | undefined }>>(schema: T): T {
  return schema.refine(({ soldOut, until }) => soldOut || until === undefined, {
    error: 'expected no day for what is on sale',
    path: ['until'],
  });
}

/**
 * POST /choicegroups/{id}/soldout: whether the kitchen is out of one option, in all foods that have it; with a day, until that
 * one begins.
 */
export const markOptionSchema = withItsDay(z.strictObject({ optionId: choiceIdSchema, ...markFields }));
export type MarkOptionRequest = z.infer<typeof markOptionSchema>;

export function parseMarkOptionRequest(body: unknown): Parsed<MarkOptionRequest> {
  return parseWith(markOptionSchema, body);
}

/** POST /foods/{id}/sizes/soldout: the same of one size of a food. */
export const markSizeSchema = withItsDay(z.strictObject({ sizeId: choiceIdSchema, ...markFields }));
export type MarkSizeRequest = z.infer<typeof markSizeSchema>;

export function parseMarkSizeRequest(body: unknown): Parsed<MarkSizeRequest> {
  return parseWith(markSizeSchema, body);
}

const saidAnswer = {
  allergens: z.array(z.enum(ALLERGENS)).nullable().describe('null: ask the house'),
  tags: z.array(z.enum(DIET_TAGS)),
};
const idsAnswer = z.array(z.string());
const limitsAnswer = answerOf(LIMIT_FIELDS, { min: 'the fewest choices, if there are any' });
const optionAnswer = answerOf<OptionDto>(OPTION_FIELDS, {
  ...saidAnswer,
  kitchenName: z.string().nullable(),
  each: 'in the house’s currency; below 0 it is taken off',
  eachBySize: z.record(z.string(), z.number()).describe('instead of `each` with a size, by its id; left out: none'),
  max: 'how often it can be chosen',
  asks: idsAnswer.describe('groups that are asked once it is chosen'),
});
const groupWords = {
  min: 'the fewest choices, if there are any',
  free: 'how many of what is chosen cost nothing: the cheapest; left out: none',
  options: z.array(optionAnswer),
};
export const groupAnswer = answerOf<GroupDto>(GROUP_FIELDS, groupWords);
const sizeAnswer = answerOf<SizeDto>(SIZE_FIELDS, {
  ...saidAnswer,
  kitchenName: z.string().nullable(),
  extra: 'beyond the food’s price, in the house’s currency; below 0 it is taken off',
});
/** Of what can be chosen of a food. */
export const CHOICE_WORDS = {
  sizes: z.array(sizeAnswer),
  groups: z.array(
    answerOf<FoodGroupDto>(FOOD_GROUP_FIELDS, {
      ...groupWords,
      sizes: idsAnswer.describe('the sizes with which it is offered; left out: all'),
      limits: limitsAnswer.describe('instead of its own'),
      asked: 'whether it is there only because an option asks it',
      ofCategory: 'whether it is there because the food’s category has it',
    }),
  ),
  leftOut: idsAnswer.describe('groups of its category that the food does without; left out: none'),
};
export const choicesAnswer = answerOf<ChoicesDto>(
  CHOICES_FIELDS,
  {
    version: 'each save of the sizes and groups is one more',
    ...CHOICE_WORDS,
  },
  {
    halvesOf: choiceIdSchema
      .exactOptional()
      .describe('the food’s category, where another food of it may be the other half; left out: none may'),
  },
);
/** What can be chosen of a food, on the wire. Prices are decimal numbers. */
export type ChoicesDto = WireOf<typeof CHOICES_FIELDS> & Halved;
/** What can be chosen of a food, as its house says it. */
export type SaidChoices = StoredChoices & Halved;
interface Halved {
  /** The food's category, where the house offers two foods of it as one, half and half. */
  readonly halvesOf?: string;
}
export type SizeDto = WireOf<typeof SIZE_FIELDS>;
export type OptionDto = WireOf<typeof OPTION_FIELDS>;
export type FoodGroupDto = WireOf<typeof FOOD_GROUP_FIELDS>;
export type GroupDto = WireOf<typeof GROUP_FIELDS>;

export function toChoicesDto({ halvesOf, ...choices }: SaidChoices, currency: Currency): ChoicesDto {
  return { ...toWire(CHOICES_FIELDS, choices, currency), ...(halvesOf !== undefined && { halvesOf }) };
}

export function toGroupDto(group: ChoiceGroup, currency: Currency): GroupDto {
  return toWire(GROUP_FIELDS, group, currency);
}

/** A group with the number of foods that use it. */
export type ListedGroupDto = WireOf<typeof CHOICE_GROUP_FIELDS> & { readonly foods: number };
export const groupListAnswer = z.array(
  answerOf<ListedGroupDto>(
    CHOICE_GROUP_FIELDS,
    { ...groupWords, version: 'each save of the group is one more; what the kitchen says of an option is none' },
    { foods: z.int().describe('how many foods use the group') },
  ),
);

export function toListedGroupDto(group: StoredChoiceGroup, currency: Currency): ListedGroupDto {
  return { ...toWire(CHOICE_GROUP_FIELDS, group, currency), foods: group.foodIds.length };
}
