import { parseImportMenuRequest, type ImportedMenu } from '@foodhouse/domain';
import { logger } from 'firebase-functions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importMenu } from './services/menu/import-menu.ts';
import { quoteBasket } from './services/ordering/quote-basket.ts';
import { openTimedHouse, type TimedHouse } from './testing/timed-house.ts';

// A menu as large as those that move: 186 foods with three sizes, 501 groups with 12,525 options.

const log = vi.spyOn(logger, 'write').mockReturnValue();
const MOST_MS = 5000;

const option = (id: number, size: number): object => ({ id, name: `Option ${id}`, price: id / 10 + size });

/** @param dearer what each food costs more */
function largeMenu(dearer = 0): Readonly<Record<string, unknown>> {
  const group = (name: string, size: number): object => ({
    name,
    required: false,
    force_max: 3,
    options: Array.from({ length: 25 }, (_, id) => option(id, size)),
  });
  const items = Array.from({ length: 186 }, (_, food) => ({
    id: food,
    name: `Dish ${food}`,
    price: 5 + dearer,
    sizes: ['S', 'M', 'L'].map((name, size) => ({
      id: size,
      name,
      price: size,
      // 501 groups in all: three for each of 167, which the others have too.
      groups: [0, 1, 2].map((at) => group(`Group ${food % 167} ${at}`, size)),
    })),
  }));
  return { currency: 'USD', categories: [{ id: 1, name: 'All', items }] };
}

async function run(house: TimedHouse, file: unknown): Promise<ImportedMenu> {
  const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  const outcome = await importMenu(house.ports, house.admin, parsed.value);
  if (outcome.status !== 'done') throw new Error(`${outcome.reason}: ${outcome.message}`);
  return outcome.value;
}

it('a menu of 186 foods and 501 groups comes in within seconds, costs what its file says, and comes twice without doubles', async () => {
  const house = await openTimedHouse({ projectId: 'demo-import', foods: 2, portions: 9, customers: 1 });
  onTestFinished(house.stop);
  const at = performance.now();
  const first = await run(house, largeMenu());
  const tookMs = performance.now() - at;
  expect([first.added.length, first.groups, first.categories]).toEqual([186, { added: 501, changed: 0 }, 1]);
  expect(tookMs).toBeLessThan(MOST_MS);
  const quote = await quoteBasket(house.ports, house.customers[0] ?? null, {
    lines: [
      {
        foodId: 'gf-185',
        quantity: 2,
        sizeId: 'l',
        options: [{ groupId: 'gf-group-18-1', id: 'option-7', quantity: 1 }],
        note: null,
      },
    ],
  });
  expect([quote.lines, quote.problems]).toEqual([[expect.objectContaining({ eachMinor: 500 + 200 + 270 })], []]);
  await house.billed();
  const again = await run(house, largeMenu());
  expect([again.added, again.changed, again.unchanged, again.groups]).toEqual([[], [], 186, { added: 0, changed: 0 }]);
  expect((await house.billed()).filter(({ writes }) => writes > 0)).toEqual([]);
  const dearer = await run(house, largeMenu(1));
  expect([dearer.changed.length, dearer.groups]).toEqual([186, { added: 0, changed: 0 }]);
  expect((await house.db.collection('foods').count().get()).data().count).toBe(188);
  expect(log.mock.calls.filter(([{ severity }]) => severity === 'ERROR')).toEqual([]);
});
