import { isDeepStrictEqual } from 'node:util';
import {
  DEFAULT_CURRENCY,
  decimalsOf,
  judgePicture,
  pictureIdOf,
  type Food,
  type HouseSettings,
  type SaveHouseRequest,
  type TablesDto,
} from '@foodhouse/domain';
import { done, invalidFields, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type {
  Caller,
  Catalogue,
  ChoiceBook,
  Clock,
  HouseBook,
  PictureBook,
  TableBook,
  Transaction,
  UnitOfWork,
} from '../shared/ports.ts';

/** A commit writes every food of the menu when the house changes its currency. */
const MOST_FOODS = 400;

export async function readHouse({ houseBook }: { readonly houseBook: HouseBook }): Promise<Outcome<HouseSettings>> {
  return done(await houseBook.settings());
}

/** For admins: whoever knows a table's code orders to it. */
export async function readTables({
  tableBook,
}: {
  readonly tableBook: Pick<TableBook, 'tables'>;
}): Promise<Outcome<TablesDto>> {
  return done({ tables: await tableBook.tables() });
}

export interface ManageHousePorts {
  readonly unitOfWork: UnitOfWork;
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly choiceBook: Pick<ChoiceBook, 'groups'>;
  readonly houseBook: HouseBook;
  readonly tableBook: Pick<TableBook, 'know'>;
  readonly pictureBook: Pick<PictureBook, 'picture'>;
  readonly clock: Clock;
}

/**
 * Saves the settings, with an entry in the audit. For admins. A repeat of a save that happened finds it. With another
 * currency the foods of the menu get it in the same commit (docs/decisions/044).
 */
export async function saveHouse(
  { unitOfWork, catalogue, choiceBook, houseBook, tableBook, pictureBook, clock }: ManageHousePorts,
  caller: Caller,
  { tables, ...request }: SaveHouseRequest,
): Promise<Outcome<HouseSettings>> {
  const saved = await unitOfWork.run('house', async (transaction): Promise<Outcome<HouseSettings>> => {
    const before = await transaction.houseSettings();
    const tablesBefore = tables && (await transaction.tables());
    const after = { ...before, ...request, version: request.version + 1 };
    const { currency } = after;
    if (isDeepStrictEqual([before, tablesBefore], [after, tables])) return done(before);
    if (before.version !== request.version)
      return refused('SETTINGS_CHANGED', 'Somebody has changed the settings meanwhile.', { version: before.version });
    if (before.notOpenYet && !after.notOpenYet && (await catalogue.menu()).length === 0)
      return invalidFields({ notOpenYet: 'expected a food on the menu before the house opens, got none' });
    if (after.about?.sign !== undefined && after.about.sign !== before.about?.sign) {
      const problem = await problemOfSign(pictureBook, after.about.sign);
      if (problem !== null) return invalidFields({ 'about.sign': problem });
    }
    if (before.currency !== currency) {
      const menu = await catalogue.menu();
      const groups = sameDecimals(before, after) ? 0 : (await choiceBook.groups()).length;
      const refusal = refusalOf(before, after, { foods: menu.length, groups });
      if (refusal) return refusal;
      await Promise.all(menu.map(({ id }) => relabel(transaction, after, id)));
    }
    transaction.saveHouseSettings(after);
    if (tables) transaction.saveTables(tables);
    transaction.addAudit({
      action: 'house.settings',
      byUid: caller.uid,
      subject: 'house/settings',
      before: JSON.stringify({ ...before, tables: tablesBefore }),
      after: JSON.stringify({ ...after, tables }),
      requestId: caller.requestId,
      atMs: clock.nowMs(),
    });
    return done(after);
  });
  if (saved.status === 'done') houseBook.know(saved.value);
  if (saved.status === 'done' && tables) tableBook.know(tables);
  return saved;
}

type InCurrency = Pick<HouseSettings, 'currency'>;

/** The food with its price in the house's currency; as it is where the decimals of its own are others. Pure. */
export function inCurrencyOf(house: InCurrency, food: Food): Food {
  return sameDecimals(house, food) ? { ...food, currency: house.currency } : food;
}

/** Null when a price was read in the house's currency: it is known a few seconds old at most (`hasPrices` of a route). */
export function inOtherCurrency(
  house: HouseSettings,
  { currency = DEFAULT_CURRENCY }: Partial<InCurrency>,
): Refusal | null {
  if (currency === house.currency) return null;
  return refused(
    'SETTINGS_CHANGED',
    `The house has changed its currency from ${currency} to ${house.currency}. Nothing was saved; please try again in a few seconds.`,
    { version: house.version },
  );
}

async function relabel(transaction: Transaction, house: InCurrency, foodId: string): Promise<void> {
  const food = await transaction.food(foodId);
  if (food && food.currency !== house.currency) transaction.saveFood(inCurrencyOf(house, food));
}

function sameDecimals(one: InCurrency, other: InCurrency): boolean {
  return decimalsOf(one.currency) === decimalsOf(other.currency);
}

/** Null when the currency may change: amounts stay the same whole numbers, so their decimals must too. Pure. */
function refusalOf(
  before: InCurrency,
  after: InCurrency,
  { foods, groups }: { readonly foods: number; readonly groups: number },
): Refusal | null {
  const from = `${before.currency} has ${decimalsOf(before.currency)} decimals, ${after.currency} ${decimalsOf(after.currency)}`;
  if (!sameDecimals(before, after) && foods + groups > 0)
    return invalidFields({
      currency: `expected a menu without prices, got ${foods} foods and ${groups} groups of options: ${from}`,
    });
  if (foods <= MOST_FOODS) return null;
  return invalidFields({ currency: `expected at most ${MOST_FOODS} foods on the menu, got ${foods}` });
}

/** Why an address is no sign; null where it is one. A picture that nobody saved with a food or the house is gone after a day. */
async function problemOfSign(pictureBook: ManageHousePorts['pictureBook'], address: string): Promise<string | null> {
  const picture = await pictureBook.picture(pictureIdOf(address));
  if (!picture) return 'expected a picture that the house has, got one that is gone: add it again';
  const judged = judgePicture(picture.large, 'large', 'sign');
  return judged.ok ? null : judged.problem;
}
