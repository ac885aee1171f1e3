import {
  NEW_FOOD_GROUP,
  DEFAULT_SETTINGS,
  MOST_MENU_BYTES,
  MOST_PAGES_BYTES,
  MOST_PICTURES_BYTES,
  orderActorToDocument,
  toHouseDto,
  type Food,
  type Order,
  type Reason,
} from '@foodhouse/domain';
import { suiteFunctionsAddress } from '../../local/house-settings.ts';
import {
  aGroup,
  call,
  database,
  forgetLimits,
  orderOf,
  putCategories,
  toTimestamp,
  unique,
  type Call,
  type Person,
} from '../../local/house.ts';
import { invitationIdOf } from '../../functions/src/services/people/invitations.ts';
import type { Makers } from '../support/makers.ts';

// Every refusal that the API documents, of every route and callable, except those of the gate (permissions.test.ts).

const FUNCTIONS = suiteFunctionsAddress();
let ann: Person;
let bob: Person;
let admin: Person;
let unverified: Person;
let food: Food;
let soldOut: Food;
let retired: Food;
let overfull: Food;
let delivered: Order;
let unpromised: Order;
let expired: Order;
/** Keys of links that do not work, and of one that does. */
let invitations: Record<'open' | 'used' | 'calledBack' | 'ended' | 'ofNobody', string>;
let onItsWay: Order;
let accepted: Order;
let toChoose: Food;
const IN_USE = unique('group');
const FULL = unique('group');
/** A category of one food. */
let categoriesVersion: number;
const CATEGORY = unique('category');
/** Groups that have more options together than a food can have. */
const MANY = ['a', 'b', 'c'].map((letter) => `${unique('group')}-${letter}`);

/** The fixtures of the cases that other tests use too. */
interface Fixtures {
  readonly ann: Person;
  readonly admin: Person;
  readonly food: Food;
}

/** Puts the people, foods and orders of the cases into the house. */
export async function putFixtures(house: Makers): Promise<Fixtures> {
  [ann, bob, admin, unverified, food, soldOut, retired, overfull] = await Promise.all([
    house.aPerson(),
    house.aPerson(),
    house.aPerson('admin'),
    house.aPerson('user', { isVerified: false }),
    house.putFood({ quantity: 100 }),
    house.putFood({ quantity: 0 }),
    house.putFood({ retiredAtMs: 1 }),
    house.putFood({ retiredAtMs: 1 }),
  ]);
  toChoose = await house.putFood({ quantity: 9 });
  const withFull = await house.putFood();
  const foodIds = Array.from({ length: 200 }, () => withFull.id);
  const full = { ...NEW_FOOD_GROUP, id: FULL, name: 'Full', required: false, min: 0, max: 1, options: [] };
  await database()
    .doc(`choiceGroups/${FULL}`)
    .set({ name: 'Full', required: false, min: 0, max: 1, options: [], foodIds, version: 1 });
  await Promise.all([retired, withFull].map((food) => house.putChoices(food, { sizes: [], groups: [full] })));
  await Promise.all(
    MANY.map((id) => call(`/choicegroups/${id}`, { method: 'PUT', as: admin, body: aGroup({ options: MUCH }) })),
  );
  const ofMany = MANY.map((id) => ({ ...full, id }));
  await house.putChoices(overfull, { sizes: [], groups: ofMany });
  const nothingChosen = aGroup({ options: [RED] });
  await call(`/choicegroups/${IN_USE}`, { method: 'PUT', as: admin, body: nothingChosen });
  await call(`/foods/${toChoose.id}/choices`, {
    method: 'PUT',
    as: admin,
    body: { sizes: [], groupIds: [IN_USE, ...MANY.slice(1)] },
  });
  await house.putFood({ categoryId: CATEGORY });
  categoriesVersion = await putCategories(admin, CATEGORY);
  const atMs = Date.now() - 60_000;
  delivered = await house.putOrder('delivered', { deliveredAtMs: atMs, updatedAtMs: atMs });
  await database()
    .doc(`orders/${delivered.id}/actors/delivery`)
    .set(orderActorToDocument({ from: 'approved', to: 'delivered', byUid: admin.uid, atMs }, toTimestamp));
  unpromised = await house.putOrder('approved');
  accepted = await house.putOrder('approved', { userId: ann.uid, user: ann.email });
  expired = await house.putOrder('reject', { rejectCode: 'not-answered' });
  onItsWay = await house.putOrder('pending', { wayMinutes: 25 });
  invitations = {
    open: await house.putInvitation(admin),
    used: await house.putInvitation(admin, { usedByUid: bob.uid, usedAtMs: 1 }),
    calledBack: await house.putInvitation(admin, { calledBackAtMs: 1 }),
    ended: await house.putInvitation(admin, { endsAtMs: Date.now() }),
    ofNobody: await house.putInvitation(bob),
  };
  await forgetLimits();
  return { ann, admin, food };
}

type Case = readonly [what: string, path: string, request: () => Call, status: number, reason: Reason];

const ORDER = (changes: object = {}): Call => ({
  method: 'POST',
  as: ann,
  body: { ...orderOf(food, ann), ...changes },
});
const MOVE = (body?: object): Call => ({ method: 'POST', as: admin, body });
const ADD = (changes: object): Call => ({
  method: 'POST',
  as: admin,
  body: { name: 'Pho', supplier: 'Linh', price: 9.5, quantity: 1, ...changes },
});
const IMPORT = (file: object, format = 'gloriafood'): Call => ({
  method: 'POST',
  as: admin,
  body: { format, file, supplier: 'Chef', dryRun: true },
});
/** More groups of options than a house can have, of foods that could have theirs. */
const LARGE_MENU = {
  categories: [
    {
      id: 1,
      name: 'All',
      items: Array.from({ length: 21 }, (_, id) => ({
        id: `large-${id}`,
        name: 'Bowl',
        price: 1,
        groups: Array.from({ length: 50 }, (_group, group) => ({ name: `${id} ${group}`, options: [{ name: 'Ham' }] })),
      })),
    },
  ],
};
const HOUSE = (changes: object): Call => PUT({ ...toHouseDto(DEFAULT_SETTINGS), ...changes });
const MENU_SECTION = { name: 'menu', title: '' };
const NO_PAGES = { imprint: '', privacy: '', terms: '' };
const GROUPS = (groupIds: readonly string[], version = categoriesVersion): Call => PUT({ version, groupIds });
const CATEGORIES = (version: number, ...names: readonly string[]): Call =>
  PUT({ version, categories: names.map((name, index) => ({ id: `c${index}`, name })) });
const BEAT = (changes: object): Call =>
  MOVE({ page: 'orders', soundOk: true, isVisible: true, newest: null, acknowledged: null, ...changes });
const RED = { id: 'red', name: 'Red', each: 0 };
/** As many options as a group can have. */
const MUCH = Array.from({ length: 200 }, (_, index) => ({ ...RED, id: `red-${index}` }));
const PUT = (body: object): Call => ({ method: 'PUT', as: admin, body });
const BASKET = (quantities: readonly number[], changes: object = {}, line: object = {}): Call => ({
  method: 'POST',
  as: ann,
  body: {
    lines: quantities.map((quantity) => ({ foodId: food.id, quantity, ...line })),
    shownTotal: quantities.reduce((sum, quantity) => sum + quantity, 0) * 9.5,
    ...changes,
  },
});
const QUOTE = (line: object): Call => ({
  method: 'POST',
  body: { lines: [{ foodId: food.id, quantity: 1, ...line }] },
});
const LINK = (which: keyof typeof invitations): Call => ({ headers: { 'x-invitation-key': invitations[which] } });
const ACCEPT = (which: keyof typeof invitations, as = ann): Call => ({
  method: 'POST',
  as,
  body: { key: invitations[which] },
});
const REGISTER = (changes: object): Call => ({
  method: 'PUT',
  body: { email: ann.email, uid: ann.uid, accessToken: ann.idToken, ...changes },
});
const CALLABLE = (name: string, data: unknown): Call => ({
  method: 'POST',
  as: admin,
  body: { data },
  address: `${FUNCTIONS}/${name}`,
});
/** Paths are filled in when the case runs: `{ann}`, `{admin}` and `{unverified}` are emails, `{food}` is an id. */
export const fill = (path: string): string =>
  path
    .replace('{ann}', encodeURIComponent(ann.email))
    .replace('{admin}', encodeURIComponent(admin.email))
    .replace('{unverified}', encodeURIComponent(unverified.email))
    .replace('{food}', food.id)
    .replace('{used}', invitationIdOf(invitations.used))
    .replace('{retired}', retired.id)
    .replace('{overfull}', overfull.id)
    .replace('{delivered}', delivered.id)
    .replace('{unpromised}', unpromised.id)
    .replace('{accepted}', accepted.id);

const PARSED: readonly Case[] = [
  ['a page of none', '/foods?limit=0', () => ({}), 400, 'INVALID_FIELDS'],
  ['a page that is too long', '/foods?limit=101', () => ({}), 400, 'INVALID_FIELDS'],
  ['a page after an id that cannot be', '/foods?after=a%2Fb', () => ({}), 400, 'INVALID_FIELDS'],
  ['an id that cannot be', '/fooddetails/__food__', () => ({}), 400, 'INVALID_FIELDS'],
  ['a table of no code', `/house/tables/${'A'.repeat(41)}`, () => ({}), 400, 'INVALID_FIELDS'],
  ['an unknown food', '/fooddetails/nothing', () => ({}), 404, 'FOOD_NOT_FOUND'],
  ['a food without a price', '/foods', () => ADD({ price: '' }), 400, 'INVALID_FIELDS'],
  ['a food with an unknown field', '/foods', () => ADD({ _id: 'mine' }), 400, 'INVALID_FIELDS'],
  [
    'a food with an unknown group',
    '/foods',
    () => ADD({ choices: { sizes: [], groupIds: ['no-group'] } }),
    404,
    'GROUP_NOT_FOUND',
  ],
  [
    'a food with a group that two hundred foods use',
    '/foods',
    () => ADD({ choices: { sizes: [], groupIds: [FULL] } }),
    409,
    'GROUP_IN_USE',
  ],
  ['a food with sizes but no groups', '/foods', () => ADD({ choices: { sizes: [] } }), 400, 'INVALID_FIELDS'],
  ['a picture from an unsafe address', '/foods', () => ADD({ img: 'http://a.example/b.png' }), 400, 'INVALID_FIELDS'],
  ['a picture that there is not', `/pictures/${'x'.repeat(43)}`, () => ({}), 404, 'PICTURE_NOT_FOUND'],
  ['a picture of no picture’s name', '/pictures/secret', () => ({}), 400, 'INVALID_FIELDS'],
  ['a picture in a third size', `/pictures/${'x'.repeat(43)}?size=huge`, () => ({}), 400, 'INVALID_FIELDS'],
  ['a picture that is none', '/pictures', () => MOVE({ small: 'PHN2Zy8+', large: 'PHN2Zy8+' }), 400, 'INVALID_FIELDS'],
  [
    'a food served on an eighth weekday',
    '/foods/{food}',
    () => ({ ...MOVE({ served: [{ days: [7], from: '11:30', to: '14:00' }] }), method: 'PUT' }),
    400,
    'INVALID_FIELDS',
  ],
  ['an edit of nothing', '/foods/{food}', () => ({ ...MOVE({}), method: 'PUT' }), 400, 'INVALID_FIELDS'],
  [
    'an edit of an unknown food',
    '/foods/nothing',
    () => ({ ...MOVE({ price: 1 }), method: 'PUT' }),
    404,
    'FOOD_NOT_FOUND',
  ],
  [
    'a removal of an id that cannot be',
    '/foods/__food__',
    () => ({ method: 'DELETE', as: admin }),
    400,
    'INVALID_FIELDS',
  ],
  ['hiding an id that cannot be', '/foods/__food__/hide', () => MOVE({}), 400, 'INVALID_FIELDS'],
  ['hiding a food that was removed', '/foods/{retired}/hide', () => MOVE({}), 404, 'FOOD_NOT_FOUND'],
  ['a return of an id that cannot be', '/foods/__food__/restore', () => MOVE({}), 400, 'INVALID_FIELDS'],
  [
    'a return of a food whose group serves two hundred others',
    '/foods/{retired}/restore',
    () => MOVE({}),
    409,
    'GROUP_IN_USE',
  ],
  ['a return of an unknown food', '/foods/nothing/restore', () => MOVE({}), 404, 'FOOD_NOT_FOUND'],
  ['a change of stock by nothing', '/foods/{food}/stock', () => MOVE({ change: 0 }), 400, 'INVALID_FIELDS'],
  ['a change of an unknown stock', '/foods/nothing/stock', () => MOVE({ change: 1 }), 404, 'FOOD_NOT_FOUND'],
  ['less than no stock', '/foods/{food}/stock', () => MOVE({ change: -101 }), 409, 'STOCK_OUT_OF_RANGE'],
  ['waste of nothing', '/foods/{food}/moves', () => MOVE({ kind: 'waste', portions: 0 }), 400, 'INVALID_FIELDS'],
  ['a move of no kind', '/foods/{food}/moves', () => MOVE({ kind: 'eaten', portions: 1 }), 400, 'INVALID_FIELDS'],
  ['a count of nothing seen', '/foods/{food}/moves', () => MOVE({ kind: 'count', counted: 7 }), 400, 'INVALID_FIELDS'],
  [
    'waste of an unknown food',
    '/foods/nothing/moves',
    () => MOVE({ kind: 'waste', portions: 1 }),
    404,
    'FOOD_NOT_FOUND',
  ],
  [
    'more waste than there is',
    '/foods/{food}/moves',
    () => MOVE({ kind: 'waste', portions: 101 }),
    409,
    'STOCK_OUT_OF_RANGE',
  ],
  [
    'a count of what has changed',
    '/foods/{food}/moves',
    () => MOVE({ kind: 'count', counted: 7, seen: 8 }),
    409,
    'STOCK_CHANGED',
  ],
  ['sold out, maybe', '/foods/{food}/soldout', () => MOVE({ soldOut: 'maybe' }), 400, 'INVALID_FIELDS'],
  ['a food off until some time', '/foods/{food}/snooze', () => MOVE({ until: 'later' }), 400, 'INVALID_FIELDS'],
  ['an unknown food off', '/foods/nothing/snooze', () => MOVE({ until: 'tomorrow' }), 404, 'FOOD_NOT_FOUND'],
  ['an unknown food sold out', '/foods/nothing/soldout', () => MOVE({ soldOut: true }), 404, 'FOOD_NOT_FOUND'],
  ['an order for another person', '/order', () => ({ ...ORDER(), as: bob }), 403, 'NOT_YOURS'],
  ['an order of an unknown food', '/order', () => ORDER({ foodId: 'nothing' }), 404, 'FOOD_NOT_FOUND'],
  ['an order of a food off the menu', '/order', () => ORDER({ foodId: retired.id }), 404, 'FOOD_NOT_FOUND'],
  ['an order of a food that is sold out', '/order', () => ORDER({ foodId: soldOut.id }), 409, 'OUT_OF_STOCK'],
  ['an order at another price', '/order', () => ORDER({ price: 0.01 }), 409, 'PRICE_CHANGED'],
  ['an order for later', '/order', () => ORDER({ wantedAt: '2030-01-01T12:00:00.000Z' }), 409, 'TIME_NOT_FREE'],
  ['an order that is accepted already', '/order', () => ORDER({ status: 'approved' }), 400, 'INVALID_FIELDS'],
  ['wrong fields', '/order', () => ORDER({ foodId: 7, price: 'free' }), 400, 'INVALID_FIELDS'],
  ['a key with blanks', '/order', () => ({ ...ORDER(), headers: { 'idempotency-key': 'a b' } }), 400, 'INVALID_FIELDS'],
  ['a quote of nothing', '/quote', () => ({ method: 'POST', body: { lines: [] } }), 400, 'INVALID_FIELDS'],
  [
    'a table in a house without tables',
    '/orders',
    () => BASKET([1], { fulfilment: { kind: 'table', table: 'T7T7T7' } }),
    409,
    'SERVICE_NOT_OFFERED',
  ],
  ['a basket without a line', '/orders', () => BASKET([]), 400, 'INVALID_FIELDS'],
  ['a basket of 31 lines', '/orders', () => BASKET(Array.from({ length: 31 }, () => 1)), 400, 'INVALID_FIELDS'],
  ['a line of no portion', '/orders', () => BASKET([0]), 400, 'INVALID_FIELDS'],
  ['a line of less than nothing', '/orders', () => BASKET([-1]), 400, 'INVALID_FIELDS'],
  ['a line of half a portion', '/orders', () => BASKET([1.5]), 400, 'INVALID_FIELDS'],
  ['a line of 501 portions', '/orders', () => BASKET([501]), 400, 'INVALID_FIELDS'],
  ['a basket of 31 portions', '/orders', () => BASKET([16, 15]), 409, 'TOO_MANY_PORTIONS'],
  ['a basket at another total', '/orders', () => BASKET([1], { shownTotal: 0.01 }), 409, 'PRICE_CHANGED'],
  ['a basket at a total in another currency', '/orders', () => BASKET([1], { currency: 'EUR' }), 409, 'PRICE_CHANGED'],
  ['a basket at a total in no currency', '/orders', () => BASKET([1], { currency: 'XXX' }), 400, 'INVALID_FIELDS'],
  ['a basket of more than there is', '/orders', () => BASKET([1], {}, { foodId: soldOut.id }), 409, 'BASKET_CHANGED'],
  [
    'an order of other allergens than are declared',
    '/order',
    () => ORDER({ shownAllergens: { contains: ['nuts'], undeclared: [] } }),
    409,
    'BASKET_CHANGED',
  ],
  [
    'a basket of other allergens than are declared',
    '/orders',
    () => BASKET([1], {}, { shownAllergens: { contains: ['nuts'], undeclared: [] } }),
    409,
    'BASKET_CHANGED',
  ],
  [
    'an allergen that there is not',
    '/orders',
    () => BASKET([1], {}, { shownAllergens: { contains: ['dust'], undeclared: [] } }),
    400,
    'INVALID_FIELDS',
  ],
  ['a basket for later', '/orders', () => BASKET([1], { wantedAt: '2030-01-01T12:00:00.000Z' }), 409, 'TIME_NOT_FREE'],
  ['a basket for 12:05', '/orders', () => BASKET([1], { wantedAt: '2030-01-01T12:05:00.000Z' }), 400, 'INVALID_FIELDS'],
  ['a choice of a food that has none', '/orders', () => BASKET([1], {}, { sizeId: 'l' }), 409, 'BASKET_CHANGED'],
  [
    'an option chosen half',
    '/quote',
    () => QUOTE({ options: [{ groupId: 'a', id: 'b', quantity: 0.5 }] }),
    400,
    'INVALID_FIELDS',
  ],
  ['a note of a page', '/quote', () => QUOTE({ note: 'x'.repeat(141) }), 400, 'INVALID_FIELDS'],
  [
    'choices of an unknown food',
    '/foods/nothing/choices',
    () => PUT({ sizes: [], groupIds: [] }),
    404,
    'FOOD_NOT_FOUND',
  ],
  [
    'choices with an unknown group',
    '/foods/{food}/choices',
    () => PUT({ sizes: [], groupIds: ['no-group'] }),
    404,
    'GROUP_NOT_FOUND',
  ],
  ['a house in no time zone', '/house', () => HOUSE({ timeZone: 'Mars/Olympus' }), 400, 'INVALID_FIELDS'],
  [
    'a house with hours that no clock shows',
    '/house',
    () => HOUSE({ hours: { pickup: [{ days: [1], from: '24:00', to: '02:00' }] } }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a house with a mealtime that no food has',
    '/house',
    () => HOUSE({ mealtimes: { brunch: { from: '10:00', to: '14:00' } } }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a category served for no time',
    '/house',
    () => HOUSE({ categoryHours: { lunches: [{ days: [2], from: '11:30', to: '11:30' }] } }),
    400,
    'INVALID_FIELDS',
  ],
  ['halves of no category', '/house', () => HOUSE({ halfCategories: ['NO ID'] }), 400, 'INVALID_FIELDS'],
  [
    'a home page with a section twice',
    '/house',
    () => HOUSE({ home: { headline: '', introduction: '', sections: [MENU_SECTION, MENU_SECTION] } }),
    400,
    'INVALID_FIELDS',
  ],
  ['a page that no house has', '/house/pages/menu', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['pages without a version', '/house/pages', () => PUT(NO_PAGES), 400, 'INVALID_FIELDS'],
  ['older pages of a house', '/house/pages', () => PUT({ version: 700, ...NO_PAGES }), 409, 'SETTINGS_CHANGED'],
  ['a house with older settings', '/house', () => HOUSE({ version: 700 }), 409, 'SETTINGS_CHANGED'],
  ['a house that shouts', '/house', () => HOUSE({ whenNobodyListens: 'shout' }), 400, 'INVALID_FIELDS'],
  ['a beat of no screen', '/screens/kitchen', () => BEAT({}), 400, 'INVALID_FIELDS'],
  ['a beat of a clock', '/screens/6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10', () => BEAT({ at: 1 }), 400, 'INVALID_FIELDS'],
  [
    'a beat that hears a little',
    '/screens/6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10',
    () => BEAT({ soundOk: 0.5 }),
    400,
    'INVALID_FIELDS',
  ],
  ['an alert that nobody raised', '/alerts/nothing/acknowledge', () => MOVE(), 404, 'ALERT_NOT_FOUND'],
  ['an alert of an id that cannot be', '/alerts/__order__/acknowledge', () => MOVE(), 400, 'INVALID_FIELDS'],
  ['categories of one name', '/categories', () => CATEGORIES(0, 'Drinks', 'drinks'), 400, 'INVALID_FIELDS'],
  ['groups of older categories', `/categories/${CATEGORY}/groups`, () => GROUPS([], 99), 409, 'CATEGORIES_CHANGED'],
  ['a group of a category twice', `/categories/${CATEGORY}/groups`, () => GROUPS(['a', 'a']), 400, 'INVALID_FIELDS'],
  ['groups of a category that cannot be', '/categories/Drinks!/groups', () => GROUPS([]), 400, 'INVALID_FIELDS'],
  ['an unknown group of a category', `/categories/${CATEGORY}/groups`, () => GROUPS(['a']), 404, 'GROUP_NOT_FOUND'],
  ['a full group of a category', `/categories/${CATEGORY}/groups`, () => GROUPS([FULL]), 409, 'GROUP_IN_USE'],
  ['too much of a category', `/categories/${CATEGORY}/groups`, () => GROUPS(MANY), 409, 'TOO_MANY_CHOICES'],
  ['older categories', '/categories', () => CATEGORIES(99, 'Drinks'), 409, 'CATEGORIES_CHANGED'],
  [
    'older choices',
    '/foods/{food}/choices',
    () => PUT({ version: 7, sizes: [], groupIds: [] }),
    409,
    'CHOICES_CHANGED',
  ],
  ['an older food', '/foods/{food}', () => PUT({ version: 700, description: 'Hot' }), 409, 'FOOD_CHANGED'],
  ['one allergen of many', '/foods/{food}', () => PUT({ declare: { add: ['milk'] } }), 409, 'NOT_DECLARED'],
  ['a food of a version alone', '/foods/{food}', () => PUT({ version: 0 }), 400, 'INVALID_FIELDS'],
  ['a food with two numbers', '/foods/{food}', () => PUT({ quantity: 3, change: 1 }), 400, 'INVALID_FIELDS'],
  ['a food with fewer portions than none', '/foods/{food}', () => PUT({ change: -90_000 }), 409, 'STOCK_OUT_OF_RANGE'],
  [
    'a food with an unknown group',
    '/foods/{food}',
    () => PUT({ choices: { sizes: [], groups: [{ id: 'no-group' }] } }),
    404,
    'GROUP_NOT_FOUND',
  ],
  [
    'an older group',
    `/choicegroups/${IN_USE}`,
    () => PUT({ ...aGroup({ options: [RED] }), version: 7 }),
    409,
    'GROUP_CHANGED',
  ],
  ['foods without an unknown allergen', '/foods?without=milk,love', () => ({}), 400, 'INVALID_FIELDS'],
  ['foods of a category that cannot be', '/foods?category=Drinks!', () => ({}), 400, 'INVALID_FIELDS'],
  ['choices of an id that cannot be', '/foods/__food__/choices', () => ({}), 400, 'INVALID_FIELDS'],
  ['choices without groups', '/foods/{food}/choices', () => PUT({ sizes: [] }), 400, 'INVALID_FIELDS'],
  [
    'a group that two hundred foods use',
    '/foods/{food}/choices',
    () => PUT({ sizes: [], groupIds: [FULL] }),
    409,
    'GROUP_IN_USE',
  ],
  [
    'a food with a group that two hundred foods use',
    '/foods/{food}',
    () => PUT({ choices: { sizes: [], groupIds: [FULL] } }),
    409,
    'GROUP_IN_USE',
  ],
  [
    'a food with more options than it can have',
    '/foods/{food}',
    () => PUT({ choices: { sizes: [], groups: MANY.map((id) => ({ id })) } }),
    409,
    'TOO_MANY_CHOICES',
  ],
  [
    'a removal of a group that cannot be',
    '/choicegroups/SAUCE',
    () => ({ method: 'DELETE', as: admin }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'an option sold out, maybe',
    `/choicegroups/${IN_USE}/soldout`,
    () => MOVE({ optionId: 'red', soldOut: 1 }),
    400,
    'INVALID_FIELDS',
  ],
  ['a group of nothing', '/choicegroups/empty', () => PUT(aGroup({ options: [] })), 400, 'INVALID_FIELDS'],
  [
    'a group that asks for more than it has',
    '/choicegroups/much',
    () => PUT(aGroup({ min: 3, max: 3 })),
    400,
    'INVALID_FIELDS',
  ],
  ['two options of one id', '/choicegroups/twice', () => PUT(aGroup({ options: [RED, RED] })), 400, 'INVALID_FIELDS'],
  [
    'an order of a food with something to choose',
    '/order',
    () => ORDER({ foodId: toChoose.id }),
    409,
    'CHOICES_REQUIRED',
  ],
  ['a group that a food uses', `/choicegroups/${IN_USE}`, () => ({ method: 'DELETE', as: admin }), 409, 'GROUP_IN_USE'],
  [
    'an unknown option sold out',
    '/choicegroups/no-group/soldout',
    () => MOVE({ optionId: 'a', soldOut: true }),
    404,
    'GROUP_NOT_FOUND',
  ],
  [
    'an unknown size sold out',
    '/foods/{food}/sizes/soldout',
    () => MOVE({ sizeId: 'l', soldOut: true }),
    404,
    'FOOD_NOT_FOUND',
  ],
  [
    'a group at a size that the food has not',
    '/foods/{food}/choices',
    () => PUT({ sizes: [], groups: [{ id: IN_USE, sizes: ['l'] }] }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a group that asks one that is not there',
    '/choicegroups/asking',
    () => PUT(aGroup({ options: [{ ...RED, asks: ['no-group'] }] })),
    404,
    'GROUP_NOT_FOUND',
  ],
  [
    'a new food with more options than it can have',
    '/foods',
    () => ADD({ choices: { sizes: [], groups: MANY.map((id) => ({ id })) } }),
    409,
    'TOO_MANY_CHOICES',
  ],
  ['a menu that is none', '/menu/import', () => IMPORT({ categories: [] }), 400, 'INVALID_FIELDS'],
  ['a menu of a system that nobody knows', '/menu/import', () => IMPORT({}, 'paper'), 400, 'INVALID_FIELDS'],
  [
    'a key that is none',
    '/menu/fetch',
    () => ({ method: 'POST', as: admin, body: { key: 'a key' } }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a picture at no address of the open net',
    '/pictures/fetch',
    () => ({ method: 'POST', as: admin, body: { address: 'https://127.0.0.1/pho.jpg' } }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a picture that nobody has',
    '/pictures/fetch',
    () => ({ method: 'POST', as: admin, body: { address: 'https://pictures.invalid/pho.jpg' } }),
    503,
    'SOURCE_UNAVAILABLE',
  ],
  ['a menu with more groups than a house can have', '/menu/import', () => IMPORT(LARGE_MENU), 409, 'MENU_TOO_LARGE'],
  [
    'a removed food with more options than it can have',
    '/foods/{overfull}/restore',
    () => ({ method: 'POST', as: admin }),
    409,
    'TOO_MANY_CHOICES',
  ],
  [
    'a group with which its foods have too many options',
    `/choicegroups/${IN_USE}`,
    () => PUT(aGroup({ options: MUCH })),
    409,
    'TOO_MANY_CHOICES',
  ],
  [
    'a group that asks one that is full',
    `/choicegroups/${IN_USE}`,
    () => PUT(aGroup({ options: [{ ...RED, asks: [FULL] }] })),
    409,
    'GROUP_IN_USE',
  ],
  [
    'a size on sale until a day',
    '/foods/{food}/sizes/soldout',
    () => MOVE({ sizeId: 'l', soldOut: false, until: 'tomorrow' }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a size sold out, maybe',
    '/foods/{food}/sizes/soldout',
    () => MOVE({ sizeId: 'l', soldOut: 1 }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'more options than a food can have',
    '/foods/{food}/choices',
    () => PUT({ sizes: [], groups: MANY.map((id) => ({ id })) }),
    409,
    'TOO_MANY_CHOICES',
  ],
  ['a basket with a field of ours', '/orders', () => BASKET([1], { priceMinor: 1 }), 400, 'INVALID_FIELDS'],
  ['a status nobody knows', '/orderstatuschange', () => MOVE({ id: 'x', status: 'eaten' }), 400, 'INVALID_FIELDS'],
  ['an order nobody placed', '/orderstatuschange', () => MOVE({ id: 'x', status: 'approved' }), 404, 'ORDER_NOT_FOUND'],
  ['a move back', '/orderstatuschange', () => MOVE({ id: 'demo-order-6', status: 'pending' }), 409, 'BAD_TRANSITION'],
  [
    'a move of what is done',
    '/orderstatuschange',
    () => MOVE({ id: 'demo-order-6', status: 'reject' }),
    409,
    'BAD_TRANSITION',
  ],
  ['a delivery that is none', '/orders/demo-order-1/undeliver', () => MOVE(), 409, 'BAD_TRANSITION'],
  ['a delivery of somebody else', '/orders/demo-order-6/undeliver', () => MOVE(), 403, 'NOT_YOURS'],
  ['a delivery of long ago', '/orders/{delivered}/undeliver', () => MOVE(), 409, 'TOO_LATE'],
  ['a delivery of nothing', '/orders/nothing/undeliver', () => MOVE(), 404, 'ORDER_NOT_FOUND'],
  ['a delivery of no id', '/orders/__x__/undeliver', () => MOVE(), 400, 'INVALID_FIELDS'],
  ['a return of what is delivered', '/orders/demo-order-6/return', () => MOVE({ reason: 'x' }), 409, 'BAD_TRANSITION'],
  ['a return of nothing', '/orders/nothing/return', () => MOVE({ reason: 'x' }), 404, 'ORDER_NOT_FOUND'],
  ['a return without a reason', '/orders/demo-order-6/return', () => MOVE({ reason: ' ' }), 400, 'INVALID_FIELDS'],
  [
    'an acceptance in no time',
    '/orderstatuschange',
    () => MOVE({ id: 'demo-order-1', status: 'approved', minutes: 0 }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'an acceptance in less time than the way takes',
    '/orderstatuschange',
    () => MOVE({ id: onItsWay.id, status: 'approved', minutes: 29 }),
    400,
    'INVALID_FIELDS',
  ],
  ['a delay of what is delivered', '/orders/demo-order-6/promise', () => MOVE({ plus: 5 }), 409, 'BAD_TRANSITION'],
  ['a delay of what is not promised', '/orders/{unpromised}/promise', () => MOVE({ plus: 5 }), 409, 'NOT_PROMISED'],
  ['a delay of nothing', '/orders/nothing/promise', () => MOVE({ plus: 5 }), 404, 'ORDER_NOT_FOUND'],
  ['a delay by seven minutes', '/orders/nothing/promise', () => MOVE({ plus: 7 }), 400, 'INVALID_FIELDS'],
  [
    'an answer that comes too late',
    '/orderstatuschange',
    () => MOVE({ id: expired.id, status: 'approved' }),
    409,
    'EXPIRED',
  ],
  ['a busy house without minutes', '/house/busy', () => MOVE({ minutes: 30 }), 400, 'INVALID_FIELDS'],
  ['a pause of two days', '/house/pause', () => MOVE({ minutes: 2880 }), 400, 'INVALID_FIELDS'],
  ['settling nothing', '/orders/nothing/settle', () => MOVE(), 404, 'ORDER_NOT_FOUND'],
  ['settling no id', '/orders/__x__/settle', () => MOVE(), 400, 'INVALID_FIELDS'],
  ['settling another’s order', '/orders/{delivered}/settle', () => ({ method: 'POST', as: bob }), 403, 'NOT_YOURS'],
  ['an error of a page without a page', '/client-errors', () => ({ method: 'POST', body: {} }), 400, 'INVALID_FIELDS'],
  ['an unknown list', '/allorderlist/eaten', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a list without a status', '/orderbyUser?user=x', () => ({ as: ann }), 400, 'INVALID_FIELDS'],
  ['another person’s orders', '/orderbyUser?status=pending&user=x', () => ({ as: bob }), 403, 'NOT_YOURS'],
  ['a review without a name', '/review', () => ({ method: 'POST', body: { description: 'x' } }), 400, 'INVALID_FIELDS'],
  [
    'days that end before they begin',
    '/export/orders?from=2026-01-02&to=2026-01-01',
    () => ({ as: admin }),
    400,
    'INVALID_FIELDS',
  ],
  ['a day that no calendar has', '/export/moves?from=2026-02-30', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a place that is none', '/export/reviews?after=review-1', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['more people than a page has', '/export/people?limit=501', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['more foods than a page has', '/export/menu?limit=101', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a page of no removed foods', '/export/removed?limit=0', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['events of more orders than a page has', '/export/events?limit=101', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a voucher before any time', '/export/vouchers?after=-1~ann', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a page of no reviews', '/review?limit=-1', () => ({}), 400, 'INVALID_FIELDS'],
  ['a page of half a user', '/users?limit=0.5', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a registration as admin', '/users/{ann}', () => REGISTER({ role: 'admin' }), 400, 'INVALID_FIELDS'],
  ['a registration with garbage', '/users/{ann}', () => REGISTER({ accessToken: 'x' }), 401, 'TOKEN_INVALID'],
  ['a registration of another', '/users/{ann}', () => REGISTER({ accessToken: bob.idToken }), 403, 'IDENTITY_MISMATCH'],
  [
    'a registration as admin, without an address in the path',
    '/users',
    () => ({ ...REGISTER({ role: 'admin' }), method: 'POST' }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'the same without an address in the path',
    '/users',
    () => ({ ...REGISTER({ accessToken: bob.idToken }), method: 'POST' }),
    403,
    'IDENTITY_MISMATCH',
  ],
  ['a deletion of no address', '/users/nobody', () => ({ method: 'DELETE', as: admin }), 400, 'INVALID_FIELDS'],
  ['a deletion of oneself', '/users/{admin}', () => ({ method: 'DELETE', as: admin }), 409, 'SELF'],
  ['a role nobody knows', '/users/role/{ann}/king', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a role nobody knows, by POST', '/users/role/{ann}/king', () => MOVE({}), 400, 'INVALID_FIELDS'],
  ['a demotion of oneself', '/users/role/{admin}/user', () => ({ as: admin }), 409, 'SELF'],
  ['a demotion of oneself, by POST', '/users/role/{admin}/user', () => MOVE({}), 409, 'SELF'],
  [
    'a role for an unverified address',
    '/users/role/{unverified}/chef',
    () => ({ as: admin }),
    409,
    'EMAIL_NOT_VERIFIED',
  ],
  ['the same by POST', '/users/role/{unverified}/admin', () => MOVE({}), 409, 'EMAIL_NOT_VERIFIED'],
  [
    'the same by callable',
    '',
    () => CALLABLE('setUserRole', { email: unverified.email, role: 'chef' }),
    409,
    'EMAIL_NOT_VERIFIED',
  ],
  [
    'a role change by a page of another site',
    '/users/role/{ann}/admin',
    () => ({ as: admin, headers: { 'sec-fetch-site': 'cross-site' } }),
    403,
    'CROSS_SITE',
  ],
  [
    'the same by POST',
    '/users/role/{ann}/admin',
    () => ({ method: 'POST', as: admin, headers: { 'sec-fetch-site': 'same-site' } }),
    403,
    'CROSS_SITE',
  ],
  ['a question about no address', '/admin/nobody', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['the same about chefs', '/chef/nobody', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
  ['a question about another person', '/admin/{admin}', () => ({ as: ann }), 403, 'NOT_YOURS'],
  ['the same about chefs', '/chef/{admin}', () => ({ as: ann }), 403, 'NOT_YOURS'],
  ['the cancellation of an order that is not there', '/orders/nothing/cancel', () => MOVE(), 404, 'ORDER_NOT_FOUND'],
  ['the same of another’s', '/orders/{accepted}/cancel', () => MOVE(), 403, 'NOT_YOURS'],
  [
    'the same of an accepted order',
    '/orders/{accepted}/cancel',
    () => ({ method: 'POST', as: ann }),
    409,
    'BAD_TRANSITION',
  ],
  ['the same of no order', '/orders/__order__/cancel', () => MOVE(), 400, 'INVALID_FIELDS'],
  ['an invitation above every role', '/invitations', () => MOVE({ role: 'owner' }), 400, 'INVALID_FIELDS'],
  ['an invitation of a plain user', '/invitations', () => MOVE({ role: 'user' }), 400, 'INVALID_FIELDS'],
  [
    'an invitation with a name of a page',
    '/invitations',
    () => MOVE({ role: 'chef', name: 'x'.repeat(81) }),
    400,
    'INVALID_FIELDS',
  ],
  ['an invitation of no id', '/invitations/__x__', () => ({ method: 'DELETE', as: admin }), 400, 'INVALID_FIELDS'],
  ['no invitation called back', '/invitations/x', () => ({ method: 'DELETE', as: admin }), 404, 'INVITATION_NOT_FOUND'],
  ['a used one called back', '/invitations/{used}', () => ({ method: 'DELETE', as: admin }), 409, 'INVITATION_USED'],
  ['the link of no invitation', '/invitation', () => ({}), 404, 'INVITATION_NOT_FOUND'],
  ['the link of a used one', '/invitation', () => LINK('used'), 409, 'INVITATION_USED'],
  ['the link of one that was called back', '/invitation', () => LINK('calledBack'), 409, 'INVITATION_CALLED_BACK'],
  ['the link of one that has expired', '/invitation', () => LINK('ended'), 409, 'INVITATION_EXPIRED'],
  ['the link of somebody who may not invite', '/invitation', () => LINK('ofNobody'), 409, 'INVITATION_VOID'],
  ['the acceptance of no key', '/invitation/accept', () => ({ ...MOVE({}), as: ann }), 400, 'INVALID_FIELDS'],
  [
    'the acceptance of no invitation',
    '/invitation/accept',
    () => ({ ...MOVE({ key: 'x' }), as: ann }),
    404,
    'INVITATION_NOT_FOUND',
  ],
  ['the same of a used one', '/invitation/accept', () => ACCEPT('used'), 409, 'INVITATION_USED'],
  [
    'the same of a used one, by whom it is no more',
    '/invitation/accept',
    () => ACCEPT('used', bob),
    409,
    'INVITATION_USED',
  ],
  ['the same of one called back', '/invitation/accept', () => ACCEPT('calledBack'), 409, 'INVITATION_CALLED_BACK'],
  ['the same of one that has expired', '/invitation/accept', () => ACCEPT('ended'), 409, 'INVITATION_EXPIRED'],
  ['the same of one who may not invite', '/invitation/accept', () => ACCEPT('ofNobody'), 409, 'INVITATION_VOID'],
  [
    'the same by an unverified address',
    '/invitation/accept',
    () => ACCEPT('open', unverified),
    409,
    'EMAIL_NOT_VERIFIED',
  ],
  ['a link without its key', '/track/{delivered}', () => ({}), 404, 'ORDER_NOT_FOUND'],
  ['a link that takes nothing back', '/track/{delivered}/cancel', () => ({ method: 'POST' }), 404, 'ORDER_NOT_FOUND'],
  ['a link to an order that is not there', '/track/nothing/key', () => ({}), 404, 'ORDER_NOT_FOUND'],
  ['a link to an order without one', '/track/{delivered}/key', () => ({}), 404, 'ORDER_NOT_FOUND'],
  ['a link to no order, its key in a header', '/track/__order__', () => ({}), 400, 'INVALID_FIELDS'],
  [
    'a link to no order that takes nothing back',
    '/track/__order__/cancel',
    () => ({ method: 'POST' }),
    400,
    'INVALID_FIELDS',
  ],
  ['a link to no order', '/track/__order__/key', () => ({}), 400, 'INVALID_FIELDS'],
  ['a basket with a link that cannot be', '/orders', () => BASKET([1], { track: 'a key' }), 400, 'INVALID_FIELDS'],
  ['a guest without a token', '/guests', () => ({ method: 'POST', body: {} }), 400, 'INVALID_FIELDS'],
  ['a wrong method', '/foods', () => ({ method: 'DELETE' }), 405, 'METHOD_NOT_ALLOWED'],
  [
    'a method that no route knows',
    '/users/role/{ann}/admin',
    () => ({ method: 'PATCH', as: admin }),
    405,
    'METHOD_NOT_ALLOWED',
  ],
  ['an unknown route', '/nothing', () => ({}), 404, 'NO_SUCH_ROUTE'],
  [
    'a callable’s unknown role',
    '',
    () => CALLABLE('setUserRole', { email: ann.email, role: 'king' }),
    400,
    'INVALID_FIELDS',
  ],
  ['a callable’s own demotion', '', () => CALLABLE('setUserRole', { email: admin.email, role: 'user' }), 409, 'SELF'],
  ['a callable’s own deletion', '', () => CALLABLE('deleteUser', { email: admin.email }), 409, 'SELF'],
  ['a callable without data', '', () => CALLABLE('deleteUser', undefined), 400, 'INVALID_FIELDS'],
  [
    'a callable with more than data',
    '',
    () => ({ ...CALLABLE('deleteUser', {}), body: { data: { email: bob.email }, dryRun: true } }),
    400,
    'INVALID_FIELDS',
  ],
  [
    'a callable by GET',
    '',
    () => ({ ...CALLABLE('deleteUser', {}), method: 'GET', body: undefined }),
    405,
    'METHOD_NOT_ALLOWED',
  ],
];

/** Of routes that take more than others. */
const LARGEST: Readonly<Record<string, number>> = {
  '/house/pages': MOST_PAGES_BYTES,
  '/menu/import': MOST_MENU_BYTES,
  '/pictures': MOST_PICTURES_BYTES,
};

/** Two errors that any body may have, for every route with a body. */
const BODIES: readonly Case[] = (
  [
    ['POST', '/foods'],
    ['PUT', '/foods/{food}'],
    ['POST', '/foods/{food}/stock'],
    ['POST', '/foods/{food}/soldout'],
    ['POST', '/foods/{food}/snooze'],
    ['POST', '/foods/{food}/moves'],
    ['PUT', '/house'],
    ['PUT', '/house/pages'],
    ['POST', '/house/pause'],
    ['POST', '/house/busy'],
    ['POST', '/screens/6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10'],
    ['PUT', '/categories'],
    ['PUT', `/categories/${CATEGORY}/groups`],
    ['PUT', '/foods/{food}/choices'],
    ['PUT', '/choicegroups/sauce'],
    ['POST', '/choicegroups/sauce/soldout'],
    ['POST', '/foods/{food}/sizes/soldout'],
    ['POST', '/menu/import'],
    ['POST', '/menu/fetch'],
    ['POST', '/order'],
    ['POST', '/pictures'],
    ['POST', '/pictures/fetch'],
    ['POST', '/quote'],
    ['POST', '/orders'],
    ['POST', '/orderstatuschange'],
    ['POST', '/orders/nothing/return'],
    ['POST', '/orders/nothing/promise'],
    ['POST', '/review'],
    ['POST', '/client-errors'],
    ['PUT', '/users/{ann}'],
    ['POST', '/users'],
    ['POST', '/guests'],
    ['POST', '/invitations'],
    ['POST', '/invitation/accept'],
  ] as const
).flatMap(([method, path]): readonly Case[] => [
  [
    `a body of the wrong kind for ${method} ${path}`,
    path,
    () => ({ method, as: admin, body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    `a huge body for ${method} ${path}`,
    path,
    () => ({ method, as: admin, body: { pad: 'x'.repeat(LARGEST[path] ?? 70_000) } }),
    413,
    'BODY_TOO_LARGE',
  ],
]);

export const CASES: readonly Case[] = [...PARSED, ...BODIES];
