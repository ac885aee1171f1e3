import { z } from 'zod';
import type { Table } from '../house/fulfilment.ts';
import { DEFAULT_SETTINGS, WHEN_NOBODY_LISTENS, type HouseSettings } from '../house/settings.ts';
import { LAST_ORDER_MINUTES } from '../house/hours.ts';
import { ANSWER_MINUTES, QUEUED_ANSWER_MINUTES } from '../orders/answer.ts';
import { PORTIONS } from '../orders/portions.ts';
import { PROMISE_MINUTES } from '../orders/promise-limits.ts';
import { LIMITS } from '../limits/field-limits.ts';
import type { Parsed } from '../result.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { amountText, toDecimal, type Minor } from '../money/money.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import { parsePrice } from '../money/parse-price.ts';
import { choiceIdSchema } from './choices.ts';
import { currencyCode, namedCurrency } from './currency-code.ts';
import { laterField } from './wanted.ts';
import { describe, EXPECTED_PHONE, inCurrency, line, minutesField, optionalLine, phoneField } from './fields.ts';
import { exceptionsField, hoursField, mealtimesField } from './hours.ts';
import { areaFromDto, areasField, areaToDto } from './areas.ts';
import { servicesField, tablesField } from './services.ts';
import { parseWith } from './parse.ts';

const MAX_RATES = 8;
const EXPECTED_PERCENT = 'expected a percentage from 0 to 50 with at most three decimals';

const timeZoneField = z
  .string({ error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` })
  .refine(isTimeZone, { error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` });

const rateSchema = z.strictObject({
  id: choiceIdSchema,
  name: line(LIMITS.name),
  percent: z
    .number({ error: (issue) => `${EXPECTED_PERCENT}, got ${describe(issue.input)}` })
    .min(0, EXPECTED_PERCENT)
    .max(50, EXPECTED_PERCENT)
    .refine((percent) => Math.abs(percent * 1000 - Math.round(percent * 1000)) < 1e-6, EXPECTED_PERCENT),
});

function amount(leastMinor: Minor, currency: Currency): z.ZodType<number, number> {
  const mostMinor = maxPriceMinor(currency);
  const [least, most] = [leastMinor, mostMinor].map((minor) => toDecimal(minor, currency));
  const expected = `expected an amount from ${least} to ${most}, such as ${amountText(550, currency)}`;
  const isAmount = (given: number): boolean => {
    const minor = parsePrice(given, currency);
    return minor !== null && minor >= leastMinor && minor <= mostMinor;
  };
  return z.number({ error: (issue) => `${expected}, got ${describe(issue.input)}` }).refine(isAmount, expected);
}

const aboutField = z.strictObject({
  name: line(LIMITS.name),
  address: optionalLine(LIMITS.reason),
  phone: z.union([z.literal(''), phoneField], { error: EXPECTED_PHONE }),
});

const EXPECTED_PORTIONS = `expected portions from ${PORTIONS.least} to ${PORTIONS.most}`;
const maxPortionsField = z
  .int({ error: (issue) => `${EXPECTED_PORTIONS}, got ${describe(issue.input)}` })
  .min(PORTIONS.least, EXPECTED_PORTIONS)
  .max(PORTIONS.most, EXPECTED_PORTIONS);

/** PUT /house. `version` is that of the settings that were changed: another one is refused, so that nobody overwrites. */
export const saveHouseSchema = inCurrency((currency) =>
  z.strictObject({
    version: z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0),
    currency: currencyCode.exactOptional().describe('an ISO 4217 code; left out: as it was'),
    timeZone: timeZoneField,
    dayStart: z
      .string({ error: (issue) => `expected a time such as 04:00, got ${describe(issue.input)}` })
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 04:00'),
    tax: z.strictObject({
      inclusive: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
      rates: z
        .array(rateSchema)
        .max(MAX_RATES, `expected at most ${MAX_RATES} rates`)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ'),
    }),
    voucher: z.strictObject({ amount: amount(1, currency), minimum: amount(0, currency) }).nullable(),
    about: aboutField.nullable().exactOptional().describe('left out: as it was; null: the house does not say'),
    answerMinutes: minutesField(ANSWER_MINUTES)
      .nullable()
      .exactOptional()
      .describe('left out: as it was; null: orders wait for ever'),
    queuedAnswerMinutes: minutesField(QUEUED_ANSWER_MINUTES)
      .exactOptional()
      .describe('from opening on, for what was ordered while the house was closed; left out: as it was'),
    prepMinutes: minutesField(PROMISE_MINUTES)
      .nullable()
      .exactOptional()
      .describe('left out: as it was; null: no time is promised'),
    whenNobodyListens: z
      .enum(WHEN_NOBODY_LISTENS, { error: (issue) => `expected nothing, warn or pause, got ${describe(issue.input)}` })
      .exactOptional()
      .describe('while no screen of the staff would ring for an order; left out: as it was'),
    hours: hoursField.exactOptional(),
    exceptions: exceptionsField.exactOptional(),
    lastOrderMinutes: minutesField(LAST_ORDER_MINUTES)
      .exactOptional()
      .describe('how long before closing the last orders are taken that are wanted at once; left out: as it was'),
    mealtimes: mealtimesField.exactOptional(),
    enforceMealtimes: z
      .boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` })
      .exactOptional()
      .describe('whether orders of foods outside their mealtimes are refused; left out: as it was'),
    services: servicesField.exactOptional(),
    areas: areasField(amount(0, currency)).exactOptional(),
    tables: tablesField.exactOptional().describe('left out: as they were; only whoever saves them sends them'),
    later: laterField
      .nullable()
      .exactOptional()
      .describe('for when orders may be wanted later; left out: as it was; null: as soon as possible alone'),
    guestOrders: z
      .boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` })
      .exactOptional()
      .describe('whether people may order without an account; left out: as it was'),
    maxPortions: maxPortionsField.exactOptional().describe('the most portions of one order; left out: as it was'),
  }),
);
/** The settings of the house on the wire. */
export type HouseDto = z.infer<ReturnType<typeof saveHouseSchema>>;

/** What a page of an earlier build does not name. On the wire it is as it is kept, but for the amounts of areas. */
const LATER_FIELDS = [
  'about',
  'answerMinutes',
  'currency',
  'enforceMealtimes',
  'exceptions',
  'hours',
  'lastOrderMinutes',
  'later',
  'maxPortions',
  'mealtimes',
  'prepMinutes',
  'queuedAnswerMinutes',
  'services',
  'whenNobodyListens',
] as const;
type LaterFields = Pick<HouseSettings, (typeof LATER_FIELDS)[number] | 'areas' | 'guestOrders'>;

/** What the kitchen changes too, by requests of their own. */
type MadeElsewhere = Pick<HouseSettings, 'pause' | 'busy'>;

/** What a save says. What it does not name stays as it was. */
export type SaveHouseRequest = Omit<HouseSettings, keyof LaterFields | keyof MadeElsewhere> &
  Partial<LaterFields> & { readonly tables?: readonly Table[] };

/** @param known the house's currency as it is, of the amounts of a body that names none */
export function parseSaveHouseRequest(body: unknown, known: Currency = DEFAULT_CURRENCY): Parsed<SaveHouseRequest> {
  const currency = namedCurrency(body) ?? known;
  const parsed = parseWith(saveHouseSchema(currency), body);
  return parsed.ok ? { ok: true, value: requestOf(parsed.value, currency) } : parsed;
}

/** The settings as GET /house sends them. */
export function settingsFromDto(dto: HouseDto): Omit<HouseSettings, keyof MadeElsewhere> {
  const {
    tables: _tables,
    areas = [],
    guestOrders = false,
    ...settings
  } = requestOf(dto, dto.currency ?? DEFAULT_CURRENCY);
  return { ...laterOf(DEFAULT_SETTINGS), ...settings, areas, guestOrders };
}

function requestOf({ tax, voucher, areas, ...settings }: HouseDto, currency: Currency): SaveHouseRequest {
  const rates = tax.rates.map(({ percent, ...rate }) => ({ ...rate, share: Math.round(percent * 1000) }));
  return {
    ...settings,
    ...(areas && { areas: areas.map((area) => areaFromDto(area, currency)) }),
    tax: { isInclusive: tax.inclusive, rates },
    voucher: voucher && {
      amountMinor: toMinor(voucher.amount, currency),
      minMinor: toMinor(voucher.minimum, currency),
    },
  };
}

export function toHouseDto(settings: HouseSettings): HouseDto {
  const { version, timeZone, dayStart, tax, voucher, currency, areas, guestOrders } = settings;
  const { services, mealtimes, enforceMealtimes, ...later } = laterOf(settings);
  const rates = tax.rates.map(({ id, name, share }) => ({ id, name, percent: share / 1000 }));
  return {
    version,
    timeZone,
    dayStart,
    ...later,
    ...(services.length > 0 && { services }),
    ...(Object.keys(mealtimes).length > 0 && { mealtimes, enforceMealtimes }),
    tax: { inclusive: tax.isInclusive, rates },
    voucher: voucher && {
      amount: toDecimal(voucher.amountMinor, currency),
      minimum: toDecimal(voucher.minMinor, currency),
    },
    ...(areas.length > 0 && { areas: areas.map((area) => areaToDto(area, currency)) }),
    guestOrders,
  };
}

function laterOf(settings: LaterFields): Omit<LaterFields, 'areas'> {
  return Object.fromEntries(LATER_FIELDS.map((field) => [field, settings[field]])) as unknown as Omit<
    LaterFields,
    'areas'
  >;
}

/** @param amount as the schema lets it through */
function toMinor(amount: number, currency: Currency): Minor {
  return parsePrice(amount, currency) ?? 0;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
