import type { ChoiceGroup, FoodChoices, StoredChoices } from './foods/choices.ts';
import { NO_CATEGORIES, type Categories } from './foods/categories.ts';
import { isAllergen, isDietTag, wholeStatement, type AllergenStatement } from './foods/declarations.ts';
import { isMealtime, runsLow, type Food, type Par } from './foods/food.ts';
import { searchKeysOf } from './foods/search-words.ts';
import { isStockCause, type StockMove } from './foods/stock-move.ts';
import { onlyLineOf, PLAIN_LINE, type OrderHead, type OrderLine } from './orders/lines.ts';
import type { Discount } from './orders/basket.ts';
import type { OrderContact } from './orders/contact.ts';
import { NEW_CUSTOMER, type Customer, type Voucher } from './orders/vouchers.ts';
import type { Fee } from './house/areas.ts';
import type { Fulfilment, Table } from './orders/fulfilment.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from './house/settings.ts';
import { DEFAULT_CURRENCY, type Currency } from './money/currency.ts';
import type { TaxSum } from './money/tax.ts';
import type { Order, OrderEvent, TakenAhead } from './orders/order.ts';
import { isOrderStatus, isRejectCode, isUndecided } from './orders/status.ts';
import type { Review } from './reviews/review.ts';
import type { PendingChange } from './users/pending-change.ts';
import { isMember, toActingRole, toRole } from './users/roles.ts';
import { userKeysOf } from './users/user-search.ts';
import type { User } from './users/user.ts';

// Firestore documents (docs/data-model.md) as domain values and back, for the site and the functions alike. Their SDKs
// have a Timestamp class each: reading needs its `toMillis()`, and writing takes a function that makes one.

/** The names of all collections. `events` and `actors` lie below an order. */
export const COLLECTIONS = {
  foods: 'foods',
  choices: 'choices',
  choiceGroups: 'choiceGroups',
  house: 'house',
  screens: 'screens',
  alerts: 'alerts',
  tables: 'tables',
  stockMoves: 'stockMoves',
  orders: 'orders',
  orderContacts: 'orderContacts',
  customers: 'customers',
  events: 'events',
  actors: 'actors',
  users: 'users',
  reviews: 'reviews',
  reviewContacts: 'reviewContacts',
  counters: 'counters',
  idempotencyKeys: 'idempotencyKeys',
  rateLimits: 'rateLimits',
  pendingChanges: 'pendingChanges',
  audit: 'audit',
} as const;

export type DocumentFields = Readonly<Record<string, unknown>>;

/** Makes an SDK's timestamp of epoch milliseconds. */
export type ToTimestamp = (atMs: number) => unknown;

/** `foods/{id}`. */
export function foodFromDocument(id: string, data: DocumentFields): Food {
  return {
    id,
    name: String(data['name']),
    img: String(data['img']),
    priceMinor: Number(data['priceMinor']),
    currency: currencyOf(data),
    description: String(data['description']),
    quantity: Number(data['quantity']),
    supplier: String(data['supplier']),
    mealtimes: Array.isArray(data['mealtimes']) ? data['mealtimes'].filter(isMealtime) : [],
    createdAtMs: toMillis(data['createdAt']),
    retiredAtMs: toMillisOrNull(data['retiredAt']),
    putAside: toNumberOrNull(data['putAside']),
    leastExtraMinor: toNumberOrNull(data['leastExtraMinor']),
    kitchenName: toTextOrNull(data['kitchenName']),
    categoryId: toTextOrNull(data['categoryId']),
    taxId: toTextOrNull(data['taxId']),
    allergens: Array.isArray(data['allergens']) ? data['allergens'].filter(isAllergen) : null,
    tags: Array.isArray(data['tags']) ? data['tags'].filter(isDietTag) : [],
    ledgerFromMs: toMillisOrNull(data['ledgerFrom']),
    counted: data['counted'] !== false,
    countedFromMs: toMillisOrNull(data['countedFrom']),
    lowAt: toNumberOrNull(data['lowAt']),
    par: (data['par'] as Par | null | undefined) ?? null,
    parDay: toTextOrNull(data['parDay']),
    parSetDay: toTextOrNull(data['parSetDay']),
    ahead: (data['ahead'] as Food['ahead'] | undefined) ?? {},
    offThrough: toTextOrNull(data['offThrough']),
  };
}

/** @param updatedAt the time of writing: an SDK's timestamp, or its mark for the server's time */
export function foodToDocument(
  food: Food,
  toTimestamp: ToTimestamp,
  updatedAt: unknown = toTimestamp(food.createdAtMs),
): DocumentFields {
  const {
    id: _id,
    createdAtMs,
    retiredAtMs,
    ledgerFromMs,
    countedFromMs,
    par,
    currency,
    leastExtraMinor,
    kitchenName,
    categoryId,
    taxId,
    allergens,
    tags,
    offThrough,
    parSetDay,
    ahead,
    ...fields
  } = food;
  return {
    ...fields,
    ...said({
      currency: unlessDefault(currency),
      leastExtraMinor,
      kitchenName,
      categoryId,
      taxId,
      allergens,
      tags: orNull(tags),
      offThrough,
      parSetDay,
      ahead: par === null && Object.keys(ahead).length === 0 ? null : { ...ahead },
    }),
    mealtimes: [...food.mealtimes],
    search: searchKeysOf(food),
    createdAt: toTimestamp(createdAtMs),
    updatedAt,
    retiredAt: retiredAtMs === null ? null : toTimestamp(retiredAtMs),
    ledgerFrom: ledgerFromMs === null ? null : toTimestamp(ledgerFromMs),
    countedFrom: countedFromMs === null ? null : toTimestamp(countedFromMs),
    par: par && { portions: par.portions, days: [...par.days] },
    low: runsLow(food),
  };
}

/** The fields of a food that its document lacks while nothing is said in them. */
const OPTIONAL_FOOD_FIELDS = [
  'currency',
  'leastExtraMinor',
  'kitchenName',
  'categoryId',
  'taxId',
  'allergens',
  'tags',
  'offThrough',
  'parSetDay',
  'ahead',
] as const;

/** The fields that a document written for this food must no longer have. */
export function unsaidFieldsOf(document: DocumentFields): readonly string[] {
  return OPTIONAL_FOOD_FIELDS.filter((field) => !(field in document));
}

/** `choices/{foodId}`: one read when a food's dialog opens. */
export function choicesFromDocument(data: DocumentFields): StoredChoices {
  const { version, sizes, groups } = data;
  return {
    version: typeof version === 'number' ? version : 0, // documents of an earlier version have none
    sizes: Array.isArray(sizes) ? (sizes as FoodChoices['sizes']) : [],
    groups: Array.isArray(groups) ? (groups as FoodChoices['groups']) : [],
  };
}

export function choicesToDocument({ version, sizes, groups }: StoredChoices): DocumentFields {
  return { version, sizes: sizes.map((size) => ({ ...size })), groups: groups.map(groupToMap) };
}

/** `choiceGroups/{id}`: a group as it was made, and the foods that use it. */
export interface StoredChoiceGroup extends ChoiceGroup {
  readonly foodIds: readonly string[];
  /** Each save of the group is one more, from 1 on; what the kitchen says of an option is none. */
  readonly version: number;
}

export function choiceGroupFromDocument(id: string, data: DocumentFields): StoredChoiceGroup {
  const { version } = data; // documents of an earlier version have none
  return { ...(data as unknown as StoredChoiceGroup), version: typeof version === 'number' ? version : 1, id };
}

export function choiceGroupToDocument({ foodIds, version, ...group }: StoredChoiceGroup): DocumentFields {
  return { ...groupToMap(group), version, foodIds: [...foodIds] };
}

function groupToMap(group: ChoiceGroup): DocumentFields {
  const options = group.options.map(({ allergens, tags, ...option }) => ({
    ...option,
    allergens: allergens && [...allergens],
    tags: [...tags],
  }));
  return { ...group, options };
}

/** The fields of a food that a change of its portions writes, but for the time. */
export function stockToDocument(food: Food, toTimestamp: ToTimestamp): DocumentFields {
  const { quantity, putAside, ledgerFrom, parDay, low, ...fields } = foodToDocument(food, toTimestamp);
  return { quantity, putAside, ledgerFrom, parDay, low, ...('ahead' in fields && { ahead: fields['ahead'] }) };
}

/** `stockMoves/{id}`. @throws Error for a cause that no move has */
export function stockMoveFromDocument(id: string, data: DocumentFields): StockMove {
  const { cause } = data;
  if (!isStockCause(cause)) throw new Error(`stockMoves/${id}: cause: expected a known cause, got ${String(cause)}`);
  return {
    foodId: String(data['foodId']),
    delta: Number(data['delta']),
    after: Number(data['after']),
    cause,
    orderId: toTextOrNull(data['orderId']),
    token: toTextOrNull(data['token']),
    byUid: toTextOrNull(data['byUid']),
    byRole: toActingRole(data['byRole']),
    note: toTextOrNull(data['note']) ?? '',
    atMs: toMillis(data['at']),
    businessDay: String(data['businessDay']),
  };
}

export function stockMoveToDocument({ atMs, ...fields }: StockMove, toTimestamp: ToTimestamp): DocumentFields {
  return { ...fields, at: toTimestamp(atMs) };
}

/** `house/settings`; null where the house has set nothing. */
export function settingsFromDocument(data: DocumentFields | null): HouseSettings {
  return { ...DEFAULT_SETTINGS, ...(data as Partial<HouseSettings> | null) };
}

export function settingsToDocument({ tax, voucher, about, ...settings }: HouseSettings): DocumentFields {
  return {
    ...settings,
    about: about && { ...about },
    voucher: voucher && { ...voucher },
    tax: { ...tax, rates: tax.rates.map((rate) => ({ ...rate })) },
  };
}

/** `house/tables`; null where the house has none. */
export function tablesFromDocument(data: DocumentFields | null): readonly Table[] {
  return (data?.['tables'] as readonly Table[] | undefined) ?? [];
}

export function tablesToDocument(tables: readonly Table[]): DocumentFields {
  return { tables: tables.map((table) => ({ ...table })) };
}

/** `tables/{code}`: the ids of the table's orders that wait for an answer; null where there are none. */
export function waitingFromDocument(data: DocumentFields | null): readonly string[] {
  return (data?.['waiting'] as readonly string[] | undefined) ?? [];
}

/** `house/categories`; null where the house has none. */
export function categoriesFromDocument(data: DocumentFields | null): Categories {
  return { ...NO_CATEGORIES, ...(data as Partial<Categories> | null) };
}

export function categoriesToDocument({ version, categories }: Categories): DocumentFields {
  return { version, categories: categories.map((category) => ({ ...category })) };
}

/** `orders/{id}`. @throws Error for a status that no order has: such a document was not written by us */
export function orderFromDocument(id: string, data: DocumentFields): Order {
  const { status } = data;
  if (!isOrderStatus(status)) throw new Error(`orders/${id}: status: expected a known status, got ${String(status)}`);
  const head: OrderHead = {
    foodId: String(data['foodId']),
    image: String(data['image']),
    foodName: String(data['foodName']),
    priceMinor: Number(data['priceMinor']),
  };
  return {
    ...head,
    currency: currencyOf(data),
    id,
    lines: Array.isArray(data['lines']) ? data['lines'].map(lineFromMap) : [onlyLineOf(head)],
    userId: String(data['userId']),
    status,
    user: String(data['user']),
    token: String(data['token']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    acceptedAtMs: toMillisOrNull(data['acceptedAt']),
    deliveredAtMs: toMillisOrNull(data['deliveredAt']),
    returnedAtMs: toMillisOrNull(data['returnedAt']),
    returnReason: toTextOrNull(data['returnReason']),
    rejectReason: toTextOrNull(data['rejectReason']),
    rejectCode: isRejectCode(data['rejectCode']) ? data['rejectCode'] : null,
    answerByMs: toMillisOrNull(data['answerBy']),
    prepMinutes: toNumberOrNull(data['prepMinutes']),
    promisedAtMs: toMillisOrNull(data['promisedAt']),
    firstPromisedAtMs: toMillisOrNull(data['firstPromisedAt']),
    delayReason: toTextOrNull(data['delayReason']),
    businessDay: toTextOrNull(data['businessDay']),
    request: toTextOrNull(data['request']),
    hasContact: data['hasContact'] === true,
    trackDigest: toTextOrNull(data['track']),
    discounts: Array.isArray(data['discounts']) ? data['discounts'].map(discountFromMap) : [],
    taxes: Array.isArray(data['taxes']) ? (data['taxes'] as readonly TaxSum[]) : [],
    fulfilment: fulfilmentFromMap(data['fulfilment'] as Fulfilment | undefined),
    fee: (data['fee'] as Fee | undefined) ?? null,
    wantedAtMs: toMillisOrNull(data['wantedAt']),
    note: toTextOrNull(data['note']),
    ...(data['ahead'] !== undefined && { ahead: data['ahead'] as TakenAhead }),
  };
}

export function orderToDocument(order: Order, toTimestamp: ToTimestamp): DocumentFields {
  const {
    id: _id,
    createdAtMs,
    updatedAtMs,
    acceptedAtMs,
    deliveredAtMs,
    returnedAtMs,
    answerByMs,
    prepMinutes,
    promisedAtMs,
    firstPromisedAtMs,
    delayReason,
    rejectCode,
    currency,
    hasContact,
    trackDigest,
    businessDay,
    request,
    discounts,
    taxes,
    fulfilment,
    fee,
    wantedAtMs,
    note,
    ...fields
  } = order;
  const toTimestampOrNull = (atMs: number | null): unknown => (atMs === null ? null : toTimestamp(atMs));
  return {
    ...fields,
    ...said({
      currency: unlessDefault(currency),
      hasContact: hasContact || null,
      track: trackDigest,
      businessDay,
      request,
      discounts: orNull(discounts.map((discount) => discountToMap(discount, toTimestamp))),
      taxes: orNull(taxes),
      fulfilment,
      fee,
      wantedAt: toTimestampOrNull(wantedAtMs),
      note,
      answerBy: toTimestampOrNull(answerByMs),
      prepMinutes,
      promisedAt: toTimestampOrNull(promisedAtMs),
      firstPromisedAt: toTimestampOrNull(firstPromisedAtMs),
      delayReason,
      rejectCode,
    }),
    lines: fields.lines.map(lineToMap),
    createdAt: toTimestamp(createdAtMs),
    updatedAt: toTimestamp(updatedAtMs),
    acceptedAt: toTimestampOrNull(acceptedAtMs),
    deliveredAt: toTimestampOrNull(deliveredAtMs),
    returnedAt: toTimestampOrNull(returnedAtMs),
  };
}

/** Orders of earlier builds have the table's code too, which is nobody's to read. */
function fulfilmentFromMap(fulfilment: Fulfilment | undefined): Fulfilment | null {
  if (fulfilment?.kind !== 'table') return fulfilment ?? null;
  return { kind: 'table', table: { name: fulfilment.table.name } };
}

/** `orderContacts/{orderId}`. */
export function orderContactFromDocument(data: DocumentFields): OrderContact {
  return {
    name: String(data['name']),
    phone: String(data['phone']),
    address: toTextOrNull(data['address']),
    expiresAtMs: toMillis(data['expiresAt']),
  };
}

export function orderContactToDocument(
  { expiresAtMs, address, ...contact }: OrderContact,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return { ...contact, ...said({ address }), expiresAt: toTimestamp(expiresAtMs) };
}

function discountFromMap({ voucher, ...discount }: DocumentFields): Discount {
  return { ...(discount as unknown as Discount), voucher: voucherFromMap(voucher as DocumentFields) };
}

function discountToMap({ voucher, ...discount }: Discount, toTimestamp: ToTimestamp): DocumentFields {
  return { ...discount, voucher: voucherToMap(voucher, toTimestamp) };
}

function voucherFromMap({ expiresAt, ...voucher }: DocumentFields): Voucher {
  return { ...(voucher as unknown as Voucher), currency: currencyOf(voucher), expiresAtMs: toMillis(expiresAt) };
}

function voucherToMap({ expiresAtMs, currency, ...voucher }: Voucher, toTimestamp: ToTimestamp): DocumentFields {
  return { ...voucher, ...said({ currency: unlessDefault(currency) }), expiresAt: toTimestamp(expiresAtMs) };
}

/** `customers/{uid}`; null for whom nothing was counted yet. */
export function customerFromDocument(data: DocumentFields | null): Customer {
  if (!data) return NEW_CUSTOMER;
  const { delivered, given, vouchers } = data;
  return {
    delivered: Number(delivered),
    given: Number(given),
    vouchers: Array.isArray(vouchers) ? vouchers.map(voucherFromMap) : [],
  };
}

export function customerToDocument({ vouchers, ...counts }: Customer, toTimestamp: ToTimestamp): DocumentFields {
  return { ...counts, vouchers: vouchers.map((voucher) => voucherToMap(voucher, toTimestamp)) };
}

function lineFromMap({ allergens, declared, ...line }: DocumentFields): OrderLine {
  const whole = wholeStatement(Array.isArray(allergens) ? allergens.filter(isAllergen) : null);
  const statement = (declared as AllergenStatement | undefined) ?? whole;
  return { ...PLAIN_LINE, ...(line as unknown as OrderLine), allergens: statement };
}

function lineToMap({ kitchenName, size, options, note, taxShare, allergens, ...line }: OrderLine): DocumentFields {
  return {
    ...line,
    ...said({ kitchenName, size, options: orNull(options), note, taxShare }),
    ...statementToMap(allergens),
  };
}

/** `allergens` is a whole statement for every reader: a page of an earlier build knows no other. */
function statementToMap(statement: AllergenStatement | null): DocumentFields {
  if (statement === null) return {};
  const { contains, undeclared } = statement;
  return undeclared.length === 0
    ? { allergens: [...contains] }
    : { declared: { contains: [...contains], undeclared: [...undeclared] } };
}

/** What was written before there were currencies is in US dollars, and what is has no such field. */
function currencyOf({ currency }: DocumentFields): Currency {
  return toTextOrNull(currency) ?? DEFAULT_CURRENCY;
}

function unlessDefault(currency: Currency): Currency | null {
  return currency === DEFAULT_CURRENCY ? null : currency;
}

/** The fields in which something was said: documents of a house that says no more stay as small as they were. */
function said(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}

/** The fields of an order that a move changes. */
export function moveToDocument(order: Order, toTimestamp: ToTimestamp): DocumentFields {
  const document = orderToDocument(order, toTimestamp);
  const { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason, rejectReason } = document;
  const { answerBy = null, rejectCode = null } = document;
  const moved = { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason, rejectReason };
  return { ...moved, answerBy, ...said({ rejectCode }), ...promiseToDocument(order, document) };
}

/** The promise of an order. One that is given back has none any more; a house that promises nothing writes nothing. */
function promiseToDocument(
  { status, promisedAtMs }: Pick<Order, 'status' | 'promisedAtMs'>,
  { promisedAt = null, firstPromisedAt = null, delayReason = null }: DocumentFields,
): DocumentFields {
  return isUndecided(status) || promisedAtMs !== null ? { promisedAt, firstPromisedAt, delayReason } : {};
}

/** `orders/{id}/events/{id}`. @throws Error for a status that no order has */
export function orderEventFromDocument(id: string, data: DocumentFields): OrderEvent {
  const { from, to, reason, code, promisedAt, plusMinutes } = data;
  if (!isOrderStatus(to)) throw new Error(`events/${id}: to: expected a known status, got ${String(to)}`);
  return {
    from: isOrderStatus(from) ? from : null,
    to,
    byRole: toActingRole(data['byRole']),
    atMs: toMillis(data['at']),
    reason: toTextOrNull(reason),
    ...(isRejectCode(code) && { code }),
    ...(promisedAt ? { promisedAtMs: toMillis(promisedAt) } : {}),
    ...(typeof plusMinutes === 'number' && { plusMinutes }),
  };
}

export function orderEventToDocument(
  { atMs, promisedAtMs, ...fields }: OrderEvent,
  toTimestamp: ToTimestamp,
): DocumentFields {
  const promise = promisedAtMs === undefined ? {} : { promisedAt: toTimestamp(promisedAtMs) };
  return { ...fields, ...promise, at: toTimestamp(atMs) };
}

/** `orders/{id}/actors/{id}`: the person who made a move, stored apart from the event, which the customer reads. */
export interface OrderActor extends Pick<OrderEvent, 'to' | 'atMs'> {
  readonly byUid: string;
}

export function orderActorToDocument({ to, byUid, atMs }: OrderActor, toTimestamp: ToTimestamp): DocumentFields {
  return { to, byUid, at: toTimestamp(atMs) };
}

/** `reviews/{id}`. */
export function reviewFromDocument(id: string, data: DocumentFields): Review {
  return {
    id,
    name: String(data['name']),
    description: String(data['description']),
    maskedEmail: String(data['maskedEmail']),
    createdAtMs: toMillis(data['createdAt']),
  };
}

export function reviewToDocument(
  { id: _id, createdAtMs, ...fields }: Review,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return { ...fields, createdAt: toTimestamp(createdAtMs) };
}

/** `users/{uid}`. */
export function userFromDocument(uid: string, data: DocumentFields): User {
  return {
    uid,
    email: toTextOrNull(data['email']) ?? '', // a guest has none
    displayName: typeof data['displayName'] === 'string' ? data['displayName'] : '',
    role: toRole(data['role']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    claimsChangedAtMs: toMillis(data['claimsChangedAt']),
  };
}

export function userToDocument(user: User, toTimestamp: ToTimestamp): DocumentFields {
  return {
    // Lists of users are by email, and find no guest.
    ...(isMember(user.role) && { email: user.email, displayName: user.displayName, search: userKeysOf(user) }),
    role: user.role,
    createdAt: toTimestamp(user.createdAtMs),
    updatedAt: toTimestamp(user.updatedAtMs),
    claimsChangedAt: toTimestamp(user.claimsChangedAtMs),
  };
}

/** `pendingChanges/{uid}`. */
export function pendingChangeFromDocument(uid: string, data: DocumentFields): PendingChange {
  const common = { uid, email: String(data['email']), startedAtMs: toMillis(data['startedAt']) };
  return data['kind'] === 'deletion'
    ? { ...common, kind: 'deletion' }
    : { ...common, kind: 'role', role: toRole(data['role']) };
}

export function pendingChangeToDocument(
  { uid: _uid, startedAtMs, ...fields }: PendingChange,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return { ...fields, startedAt: toTimestamp(startedAtMs) };
}

/** A Firestore timestamp in epoch milliseconds; 0 for anything else, such as a time not yet written. */
export function toMillis(value: unknown): number {
  const timestamp = value as { toMillis?: () => number } | null | undefined;
  return typeof timestamp?.toMillis === 'function' ? timestamp.toMillis() : 0;
}

function toMillisOrNull(value: unknown): number | null {
  return value ? toMillis(value) : null;
}

function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
