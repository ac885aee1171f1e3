import { ANSWER_MINUTES, LAST_ORDER_MINUTES, PROMISE_MINUTES, QUEUED_ANSWER_MINUTES } from '../../limits/minutes.ts';
import { MOST, PORTIONS } from '../../limits/counts.ts';
import { z } from 'zod';
import { isColor } from '../accent.ts';
import { ORDER_WORDS } from '../at-confirm.ts';
import type { Table } from '../fulfilment.ts';
import { OWN_SECTIONS, type HouseHome } from '../home.ts';
import { WHEN_NOBODY_LISTENS, type HouseSettings, type HouseTax } from '../settings.ts';
import { isPictureOfHouse } from '../../foods/own-picture.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { LOCALES, type Locale } from '../../text/locale.ts';
import type { Parsed } from '../../result.ts';
import { DEFAULT_CURRENCY, type Currency } from '../../money/currency.ts';
import { amountText, toDecimal, type Minor } from '../../money/money.ts';
import { maxPriceMinor } from '../../money/max-price.ts';
import { parsePrice } from '../../money/parse-price.ts';
import { rateFromDto } from '../../money/tax.ts';
import { choiceIdSchema, idList } from '../../foods/contracts/choices.ts';
import { currencyCode, namedCurrency } from '../../money/contracts/currency-code.ts';
import { laterField } from './wanted.ts';
import {
  describe,
  EXPECTED_PHONE,
  inCurrency,
  line,
  mayLeaveOut,
  minutesField,
  optionalLine,
  phoneField,
} from '../../contracts/fields.ts';
import { categoryHoursField, exceptionsField, hoursField, mealtimesField } from './hours.ts';
import { areaFromDto, areasField, areaToDto } from './areas.ts';
import { linksField } from './links.ts';
import { servicesField, tablesField } from './services.ts';
import { parseWith } from '../../contracts/parse.ts';

const EXPECTED_PERCENT = 'expected a percentage from 0 to 50 with at most three decimals';

const timeZoneField = z
  .string({ error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` })
  .refine(isTimeZone, { error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` });

const EXPECTED_LOCALE = `expected one of ${Object.keys(LOCALES).join(', ')}`;
const localeField = z
  .enum(Object.keys(LOCALES) as [Locale, ...Locale[]], {
    error: (issue) => `${EXPECTED_LOCALE}, got ${describe(issue.input)}`,
  })
  .describe('the language of the site; an answer leaves it out while the house has chosen none: English');

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

const EXPECTED_COLOR = 'expected a colour such as #b5391a';
const accentField = z
  .string({ error: (issue) => `${EXPECTED_COLOR}, got ${describe(issue.input)}` })
  .refine(isColor, { error: (issue) => `${EXPECTED_COLOR}, got ${describe(issue.input)}` })
  .transform((color) => color.toLowerCase())
  .describe('the accent of the site, as #rrggbb; left out: that of the site itself');

const EXPECTED_SIGN = 'expected the address of a picture that was added as a sign';
const signField = z
  .string({ error: (issue) => `${EXPECTED_SIGN}, got ${describe(issue.input)}` })
  .refine(isPictureOfHouse, { error: (issue) => `${EXPECTED_SIGN}, got ${describe(issue.input)}` })
  .describe('the sign of the house, as POST /pictures has answered; left out: it has none');

const aboutField = z.strictObject({
  name: line(LIMITS.name),
  address: optionalLine(LIMITS.reason),
  phone: z.union([z.literal(''), phoneField], { error: EXPECTED_PHONE }),
  links: linksField.exactOptional(),
  accent: accentField.exactOptional(),
  sign: signField.exactOptional(),
});

const EXPECTED_SECTION = `expected one of ${OWN_SECTIONS.join(', ')}`;
const homeField: z.ZodType<HouseHome> = z.strictObject({
  headline: optionalLine(LIMITS.name),
  introduction: optionalLine(LIMITS.reason),
  sections: z
    .array(
      z.strictObject({
        name: z.enum(OWN_SECTIONS, { error: (issue) => `${EXPECTED_SECTION}, got ${describe(issue.input)}` }),
        title: optionalLine(LIMITS.name),
      }),
    )
    .max(OWN_SECTIONS.length, `expected at most ${OWN_SECTIONS.length} sections`)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'expected sections that differ')
    .describe('those that are shown, in their order'),
});

const EXPECTED_PORTIONS = `expected portions from ${PORTIONS.least} to ${PORTIONS.most}`;
const maxPortionsField = z
  .int({ error: (issue) => `${EXPECTED_PORTIONS}, got ${describe(issue.input)}` })
  .min(PORTIONS.least, EXPECTED_PORTIONS)
  .max(PORTIONS.most, EXPECTED_PORTIONS);

const EXPECTED_FLAG = 'expected true or false';
const flag = z.boolean({ error: (issue) => `${EXPECTED_FLAG}, got ${describe(issue.input)}` });

const fieldsIn = (currency: Currency) => ({
  version: z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0),
  currency: currencyCode.describe('an ISO 4217 code'),
  timeZone: timeZoneField,
  locale: localeField.exactOptional(),
  dayStart: z
    .string({ error: (issue) => `expected a time such as 04:00, got ${describe(issue.input)}` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 04:00'),
  tax: z.strictObject({
    inclusive: flag,
    rates: z
      .array(rateSchema)
      .max(MOST.taxRates, `expected at most ${MOST.taxRates} rates`)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ'),
  }),
  voucher: z.strictObject({ amount: amount(1, currency), minimum: amount(0, currency) }).nullable(),
  about: aboutField.nullable().describe('null: the house does not say'),
  home: homeField.nullable().describe('the home page of a house that says who it is; null: as the site makes it'),
  answerMinutes: minutesField(ANSWER_MINUTES).nullable().describe('null: orders wait for ever'),
  queuedAnswerMinutes: minutesField(QUEUED_ANSWER_MINUTES).describe(
    'from opening on, for what was ordered while the house was closed',
  ),
  prepMinutes: minutesField(PROMISE_MINUTES).nullable().describe('null: no time is promised'),
  notOpenYet: flag
    .exactOptional()
    .describe(
      'whether the house is being set up, and guests cannot order yet; an answer leaves it out while it is not',
    ),
  whenNobodyListens: z
    .enum(WHEN_NOBODY_LISTENS, { error: (issue) => `expected nothing, warn or pause, got ${describe(issue.input)}` })
    .describe('while no screen of the staff would ring for an order'),
  hours: hoursField,
  exceptions: exceptionsField,
  lastOrderMinutes: minutesField(LAST_ORDER_MINUTES).describe(
    'how long before closing the last orders are taken that are wanted at once',
  ),
  mealtimes: mealtimesField,
  categoryHours: categoryHoursField,
  halfCategories: idList(MOST.categories, 'categories').describe(
    'the ids of the categories of which guests may have two foods as one, half and half',
  ),
  enforceMealtimes: flag.describe('whether orders of foods outside their mealtimes are refused'),
  services: servicesField,
  areas: areasField(amount(0, currency)),
  later: laterField.nullable().describe('for when orders may be wanted later; null: as soon as possible alone'),
  guestOrders: flag.describe('whether people may order without an account'),
  askConsent: flag
    .exactOptional()
    .describe(
      'whether whoever says a name and a phone must agree to their use; an answer leaves it out where they need not',
    ),
  maxPortions: maxPortionsField.describe('the most portions of one order'),
  orderWords: z
    .enum(ORDER_WORDS, { error: (issue) => `expected ${ORDER_WORDS.join(' or ')}, got ${describe(issue.input)}` })
    .describe('what the button says that orders'),
});

/** GET /house, and the answer of PUT /house. */
export const houseAnswer = inCurrency((currency) => z.strictObject(fieldsIn(currency)));
/** The settings of the house on the wire. */
export type HouseDto = z.infer<ReturnType<typeof houseAnswer>>;

/**
 * PUT /house: what it does not name stays as it was. `version` is that of the settings that were changed: another one is
 * refused, so that nobody overwrites.
 */
export const saveHouseSchema = inCurrency((currency) => {
  const { version, ...fields } = fieldsIn(currency);
  return z.strictObject({ version, ...mayLeaveOut(fields), tables: tablesField.exactOptional() });
});
export type SaveHouseDto = z.infer<ReturnType<typeof saveHouseSchema>>;

/** What a save says. Pause, rush and which pages are written are set by requests of their own. */
export type SaveHouseRequest = Pick<HouseSettings, 'version'> &
  Partial<Omit<HouseSettings, 'pause' | 'busy' | 'writtenPages'>> & { readonly tables?: readonly Table[] };

/** @param known the house's currency as it is, of the amounts of a body that names none */
export function parseSaveHouseRequest(body: unknown, known: Currency = DEFAULT_CURRENCY): Parsed<SaveHouseRequest> {
  const currency = namedCurrency(body) ?? known;
  const parsed = parseWith(saveHouseSchema(currency), body);
  return parsed.ok ? { ok: true, value: requestOf(parsed.value, currency) } : parsed;
}

function requestOf({ tax, voucher, areas, ...settings }: SaveHouseDto, currency: Currency): SaveHouseRequest {
  return {
    ...settings,
    ...(areas && { areas: areas.map((area) => areaFromDto(area, currency)) }),
    ...(tax && { tax: taxFromDto(tax) }),
    ...(voucher !== undefined && {
      voucher: voucher && {
        amountMinor: toMinor(voucher.amount, currency),
        minMinor: toMinor(voucher.minimum, currency),
      },
    }),
  };
}

function taxFromDto({ inclusive, rates }: HouseDto['tax']): HouseTax {
  return { isInclusive: inclusive, rates: rates.map(rateFromDto) };
}

/** What no house of an earlier version had is left out while it is not so: its pages would not save what they do not know. */
export function toHouseDto({
  tax,
  voucher,
  areas,
  notOpenYet,
  askConsent,
  locale,
  pause: _pause,
  busy: _busy,
  writtenPages: _writtenPages,
  ...settings
}: HouseSettings): HouseDto {
  const { currency } = settings;
  const rates = tax.rates.map(({ share, ...rate }) => ({ ...rate, percent: share / 1000 }));
  return {
    ...settings,
    tax: { inclusive: tax.isInclusive, rates },
    voucher: voucher && {
      amount: toDecimal(voucher.amountMinor, currency),
      minimum: toDecimal(voucher.minMinor, currency),
    },
    areas: areas.map((area) => areaToDto(area, currency)),
    ...(notOpenYet && { notOpenYet }),
    ...(askConsent && { askConsent }),
    ...(locale !== null && { locale }),
  };
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
