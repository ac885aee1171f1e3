import { parseImportMenuRequest, type ImportedMenu } from '@foodhouse/domain';
import { largeMenu } from '@foodhouse/domain/testing';
import { logger } from 'firebase-functions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importMenu } from './services/menu/import-menu.ts';
import { quoteBasket } from './services/ordering/quote-basket.ts';
import { openTimedHouse, type TimedHouse } from './testing/timed-house.ts';

const log = vi.spyOn(logger, 'write').mockReturnValue();
/** As its route allows. How long it takes says npm run bench:import. */
const LASTS_MS = 25_000;

async function run(house: TimedHouse, file: unknown): Promise<ImportedMenu> {
  const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  const ports = { ...house.ports, unitOfWork: house.ports.unitOfWork.since(Date.now(), LASTS_MS) };
  const outcome = await importMenu(ports, house.admin, parsed.value);
  if (outcome.status !== 'done') throw new Error(`${outcome.reason}: ${outcome.message}`);
  return outcome.value;
}

/** Of 186 with 501 groups. A whole one is a matter of seconds, and so of npm run bench:import. */
const FOODS = 40;

it('a menu as others write it comes in at once, costs what its file says, and comes twice without doubles', async () => {
  const house = await openTimedHouse({ projectId: 'demo-import', foods: 2, portions: 9, customers: 1 });
  onTestFinished(house.stop);
  const first = await run(house, largeMenu(0, FOODS));
  expect([first.added.length, first.groups, first.categories]).toEqual([FOODS, { added: 3 * FOODS, changed: 0 }, 1]);
  const groupCount = await house.ports.unitOfWork.run('groups', (transaction) => transaction.choiceGroupCount());
  expect(groupCount).toBe(3 * FOODS);
  const quote = await quoteBasket(house.ports, house.customers[0] ?? null, {
    lines: [
      {
        foodId: 'gf-39',
        quantity: 2,
        sizeId: 'l',
        options: [{ groupId: 'gf-group-39-1', id: 'option-7', quantity: 1 }],
        note: null,
      },
    ],
  });
  expect([quote.lines, quote.problems]).toEqual([[expect.objectContaining({ eachMinor: 539 + 300 + 312 })], []]);
  await house.billed();
  const again = await run(house, largeMenu(0, FOODS));
  expect([again.added, again.changed, again.unchanged, again.groups]).toEqual([
    [],
    [],
    FOODS,
    { added: 0, changed: 0 },
  ]);
  expect((await house.billed()).filter(({ writes }) => writes > 0)).toEqual([]);
  const dearer = await run(house, largeMenu(1, FOODS));
  expect([dearer.changed.length, dearer.groups]).toEqual([FOODS, { added: 0, changed: 0 }]);
  expect((await house.db.collection('foods').count().get()).data().count).toBe(FOODS + 2);
  expect(log.mock.calls.filter(([{ severity }]) => severity === 'ERROR')).toEqual([]);
});
