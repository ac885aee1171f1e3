import type { Currency } from '../money/currency.ts';
import {
  asStored,
  FLAG,
  fromWire,
  initialOf,
  listOf,
  listOfKnown,
  mapOf,
  MONEY,
  MONEY_BY_KEY,
  NUMBER,
  orNull,
  TEXT,
  UNSAID,
  type Fields,
  type ValueOf,
  type WireOf,
} from '../stored/field.ts';
import { isAllergen, isDietTag, type Allergen, type DietTag } from './declarations.ts';

const SAID = {
  allergens: {
    kind: orNull(listOfKnown<Allergen>(isAllergen)),
    initially: null,
    privacy: 'business',
    wire: 'allergens',
  },
  tags: {
    kind: listOfKnown<DietTag>(isDietTag),
    initially: [] as readonly DietTag[],
    privacy: 'business',
    wire: 'tags',
  },
} as const satisfies Fields;

/** A size of a food, such as Large. */
export const SIZE_FIELDS = {
  /** Sizes of several foods may have the same one: a group that they share has one price for it. */
  id: { kind: TEXT, privacy: 'business', wire: 'id' },
  name: { kind: TEXT, privacy: 'business', wire: 'name' },
  /** What the kitchen reads; null for the name. */
  kitchenName: { kind: orNull(TEXT), initially: null, privacy: 'business', wire: 'kitchenName' },
  /** Beyond the food's own price; below 0 it is taken off. */
  extraMinor: { kind: MONEY, privacy: 'business', wire: 'extra' },
  /** What it has beside the food's own; null where it adds none: then the food's word is that of the size. */
  allergens: { ...SAID.allergens, isLeftOut: true },
  tags: { ...SAID.tags, isLeftOut: true },
  /** Whether the kitchen is out of it. */
  isSoldOut: { kind: FLAG, initially: false, isLeftOut: true, privacy: 'business', wire: 'soldOut' },
  /** The last business day on which the kitchen does not offer it, `YYYY-MM-DD`; null where it is not off. */
  offThrough: { kind: orNull(TEXT), ...UNSAID, wire: 'offThrough' },
} as const satisfies Fields;
export interface FoodSize extends ValueOf<typeof SIZE_FIELDS> {}
/** What a size has of which no more was said. */
export const NEW_SIZE = initialOf(SIZE_FIELDS);

/** Something to choose within a group, such as Mushrooms. */
export const OPTION_FIELDS = {
  id: { kind: TEXT, privacy: 'business', wire: 'id' },
  name: { kind: TEXT, privacy: 'business', wire: 'name' },
  /** What the kitchen reads; null for the name. */
  kitchenName: { kind: orNull(TEXT), initially: null, privacy: 'business', wire: 'kitchenName' },
  /** What one adds to the price; below 0 it is taken off. */
  eachMinor: { kind: MONEY, initially: 0, privacy: 'business', wire: 'each' },
  /** The same with a size, by the size's id; with all others it is `eachMinor`. */
  eachMinorBySize: {
    kind: MONEY_BY_KEY,
    initially: {},
    isLeftOut: true,
    privacy: 'business',
    wire: 'eachBySize',
  },
  /** How often it can be chosen: from 1 on. */
  max: { kind: NUMBER, initially: 1, privacy: 'business', wire: 'max' },
  /** How often it is chosen to begin with: from 0 to `max`. */
  default: { kind: NUMBER, initially: 0, privacy: 'business', wire: 'default' },
  /** Null when nothing was said. */
  allergens: SAID.allergens,
  tags: SAID.tags,
  /** Whether the kitchen is out of it. */
  isSoldOut: { kind: FLAG, initially: false, privacy: 'business', wire: 'soldOut' },
  /** The last business day on which the kitchen does not offer it, `YYYY-MM-DD`; null where it is not off. */
  offThrough: { kind: orNull(TEXT), ...UNSAID, wire: 'offThrough' },
  /** The ids of groups that are asked once it is chosen, such as the sorts of tea. What those ask in turn is not asked. */
  asks: {
    kind: asStored<readonly string[]>(),
    initially: [] as readonly string[],
    isLeftOut: true,
    privacy: 'business',
    wire: 'asks',
  },
} as const satisfies Fields;
export interface ChoiceOption extends ValueOf<typeof OPTION_FIELDS> {}
/** What the kitchen says of a size or an option, and no admin: a save of theirs leaves it as it is. */
export type KitchensWord = Pick<ChoiceOption, 'isSoldOut' | 'offThrough'>;
/** What an option has of which no more was said. */
export const NEW_OPTION = initialOf(OPTION_FIELDS);

/** How many of a group must and may be chosen. */
export const LIMIT_FIELDS = {
  /** Whether something must be chosen. If not, nothing is fine too, whatever `min` says. */
  required: { kind: FLAG, privacy: 'business', wire: 'required' },
  /** The fewest choices, counting each option as often as it is chosen. */
  min: { kind: NUMBER, privacy: 'business', wire: 'min' },
  max: { kind: NUMBER, privacy: 'business', wire: 'max' },
} as const satisfies Fields;
export interface ChoiceLimits extends ValueOf<typeof LIMIT_FIELDS> {}

/** Options that belong together, such as Toppings. Made once, and used by many foods. */
export const GROUP_FIELDS = {
  id: { kind: TEXT, privacy: 'business', wire: 'id' },
  name: { kind: TEXT, privacy: 'business', wire: 'name' },
  ...LIMIT_FIELDS,
  /** How many of what is chosen cost nothing: the cheapest. */
  free: { kind: NUMBER, initially: 0, isLeftOut: true, privacy: 'business', wire: 'free' },
  options: { kind: listOf(mapOf(OPTION_FIELDS)), privacy: 'business', wire: 'options' },
} as const satisfies Fields;
export interface ChoiceGroup extends ValueOf<typeof GROUP_FIELDS> {}

/** How a food uses a group. */
export const USE_FIELDS = {
  /** The ids of the food's sizes with which the group is offered; empty for all. */
  sizeIds: {
    kind: asStored<readonly string[]>(),
    initially: [] as readonly string[],
    isLeftOut: true,
    privacy: 'business',
    wire: 'sizes',
  },
  /** How many must and may be chosen with this food; null for the group's own limits. */
  limits: { kind: orNull(mapOf(LIMIT_FIELDS)), initially: null, isLeftOut: true, privacy: 'business', wire: 'limits' },
} as const satisfies Fields;
export interface ChoiceUse extends ValueOf<typeof USE_FIELDS> {}
/** A group by its id, and how a food uses it. */
export interface GroupUse extends ChoiceUse {
  readonly groupId: string;
}
/** A group at all sizes, with its own limits. */
export const PLAIN_USE: ChoiceUse = initialOf(USE_FIELDS);

/** A group as a food has it. */
export const FOOD_GROUP_FIELDS = {
  ...GROUP_FIELDS,
  ...USE_FIELDS,
  /** Whether the food has it only because an option asks it. */
  isAsked: { kind: FLAG, initially: false, isLeftOut: true, privacy: 'business', wire: 'asked' },
  /** Whether the food has it because its category does, at all sizes and with the group's own limits. */
  isOfCategory: { kind: FLAG, initially: false, isLeftOut: true, privacy: 'business', wire: 'ofCategory' },
} as const satisfies Fields;
export interface FoodGroup extends ValueOf<typeof FOOD_GROUP_FIELDS> {}
/** What a group of a food has of which no more was said: it is at all sizes, with its own limits. */
export const NEW_FOOD_GROUP = initialOf(FOOD_GROUP_FIELDS);

/** All that can be chosen of a food. The first size is the one to begin with. */
export interface FoodChoices {
  readonly sizes: readonly FoodSize[];
  readonly groups: readonly FoodGroup[];
}

/** `choices/{foodId}`: one read when a food's dialog opens. */
export const CHOICES_FIELDS = {
  /** Each save of the sizes and groups is one more; a change within a group is none. 0 before the first. */
  version: { kind: NUMBER, initially: 0, privacy: 'business', wire: 'version' },
  sizes: {
    kind: listOf(mapOf(SIZE_FIELDS)),
    initially: [] as FoodChoices['sizes'],
    privacy: 'business',
    wire: 'sizes',
  },
  groups: {
    kind: listOf(mapOf(FOOD_GROUP_FIELDS)),
    initially: [] as FoodChoices['groups'],
    privacy: 'business',
    wire: 'groups',
  },
  /** The ids of groups that the food does without, although its category has them. */
  leftOut: {
    kind: asStored<readonly string[]>(),
    initially: [] as readonly string[],
    isLeftOut: true,
    privacy: 'business',
    wire: 'leftOut',
  },
} as const satisfies Fields;

export interface StoredChoices extends ValueOf<typeof CHOICES_FIELDS> {}

/** `choiceGroups/{id}`: a group as it was made, and the foods that use it. */
export const CHOICE_GROUP_FIELDS = {
  ...GROUP_FIELDS,
  id: { ...GROUP_FIELDS.id, isId: true },
  foodIds: { kind: asStored<readonly string[]>(), privacy: 'business' },
  /** Each save of the group is one more, from 1 on; what the kitchen says of an option is none. */
  version: { kind: NUMBER, privacy: 'business', wire: 'version' },
} as const satisfies Fields;

export interface StoredChoiceGroup extends ValueOf<typeof CHOICE_GROUP_FIELDS> {}

/** A chosen option of a line. */
export interface AskedOption {
  readonly groupId: string;
  readonly id: string;
  /** How often: from 1 on. */
  readonly quantity: number;
}

/** What was chosen of a food. */
export interface AskedChoices {
  /** Null for a food without sizes. */
  readonly sizeId: string | null;
  readonly options: readonly AskedOption[];
}

/** A chosen option as it was when it was ordered. */
export const CHOSEN_OPTION_FIELDS = {
  groupId: { kind: TEXT, privacy: 'business' },
  id: { kind: TEXT, privacy: 'business' },
  quantity: { kind: NUMBER, privacy: 'business' },
  name: OPTION_FIELDS.name,
  kitchenName: OPTION_FIELDS.kitchenName,
  /** What one added to the price with the size that was chosen. */
  eachMinor: OPTION_FIELDS.eachMinor,
  /** How many of them cost nothing. */
  free: { kind: NUMBER, initially: 0, isLeftOut: true, privacy: 'business' },
  /** The name of the option that asked for it; null for one that was offered at once. */
  under: { kind: orNull(TEXT), ...UNSAID },
} as const satisfies Fields;
export interface ChosenOption extends ValueOf<typeof CHOSEN_OPTION_FIELDS> {}
/** What a chosen option has of which no more was said. */
export const NEW_CHOSEN_OPTION = initialOf(CHOSEN_OPTION_FIELDS);

export const CHOICE_REASONS = ['SIZE_NOT_FOUND', 'OPTION_NOT_FOUND', 'OPTION_SOLD_OUT', 'TOO_FEW', 'TOO_MANY'] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];

/** Choices as they came over the wire. Not with their contract: pages parse nothing. */
export function choicesFromDto(
  wired: Pick<WireOf<typeof CHOICES_FIELDS>, 'sizes' | 'groups'>,
  currency: Currency,
): FoodChoices {
  return fromWire(CHOICES_FIELDS, { version: 0, ...wired }, currency) as StoredChoices;
}

export const NO_CHOICES: StoredChoices = initialOf(CHOICES_FIELDS);
export const NOTHING_CHOSEN: AskedChoices = { sizeId: null, options: [] };
