// npm run bench:choices: the dialog of a food with as much to choose as a food can have, 60 groups and 500 options at 4 sizes, beside one
// with 3 groups and 20 options, on a phone of the middle class, on the running suite (npm start): from the press to the first options on
// the screen, until all of them are there, and from a typed letter to what it finds.
import { choicesToDocument, MOST, NO_CHOICES, type Food, type StoredChoices } from '@foodhouse/domain';
import { aGroup, anOption, aSize } from '@foodhouse/domain/testing';
import { logIn, openVisitor, visit } from '../local/browser.ts';
import { launchBrowser } from '../local/chromium.ts';
import { untilOnMenu } from '../local/large-menu.ts';
import { aPerson, database, PASSWORD, putFood, removeFood, unique } from '../local/house.ts';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { startBenchmark } from './support/benchmark.ts';
import { slowdownOf } from './support/phone.ts';
import { median } from './support/statistics.ts';

const MOST_OPEN_MS = 300;

interface Look {
  readonly openMs: number;
  readonly wholeMs: number;
  readonly searchMs: number;
  readonly slowdown: number;
}

const {
  options: { runs },
  results,
} = await startBenchmark({
  name: 'choices',
  does: 'The dialog of a food with 60 groups and 500 options beside one with 3 and 20, on a slowed phone.',
  options: { runs: { kind: 'count', what: 'of each', usual: 7 } },
  needsSuite: true,
});

const SIZES = ['Small', 'Medium', 'Large', 'Party'].map((name, index) =>
  aSize({ id: name.toLowerCase(), name, extraMinor: index * 300 }),
);

function choicesOf(groups: number, options: number): StoredChoices {
  const each = Math.floor(options / groups);
  const rest = options - each * (groups - 1);
  return {
    ...NO_CHOICES,
    version: 1,
    sizes: SIZES,
    groups: Array.from({ length: groups }, (_none, group) =>
      aGroup({
        id: `group-${group}`,
        name: `Group ${group}`,
        required: false,
        min: 0,
        max: 3,
        options: Array.from({ length: group === 0 ? rest : each }, (_no, option) =>
          anOption({
            id: `option-${option}`,
            name: `Topping ${group} ${option}`,
            eachMinor: 100,
            eachMinorBySize: { large: 150, party: 200 },
          }),
        ),
      }),
    ),
  };
}

const CASES = {
  '3 groups, 20 options': choicesOf(3, 20),
  '60 groups, 500 options': choicesOf(MOST.groups, MOST.optionsOfFood),
};

const guest = await aPerson();
const browser = await launchBrowser({ width: 390, height: 844 });
const foods: Food[] = [];
const found: Record<string, readonly Look[]> = {};
try {
  const sides: {
    readonly name: string;
    readonly food: Food;
    readonly choices: StoredChoices;
    readonly looks: Look[];
  }[] = [];
  for (const [name, choices] of Object.entries(CASES)) {
    const food = await putFood({ name: unique(name), createdAtMs: 1, leastExtraMinor: 0, quantity: 9 });
    foods.push(food);
    await database().doc(`choices/${food.id}`).set(choicesToDocument(choices));
    await untilOnMenu(food.id);
    sides.push({ name, food, choices, looks: [] });
  }
  // In turn: this machine's other load is the same for both.
  for (let run = 0; run <= runs; run += 1)
    for (const { food, choices, looks } of sides) looks.push(await look(food, choices));
  for (const { name, choices, looks: all } of sides) {
    const looks = all.slice(1); // the first compiles
    found[name] = looks;
    const of = (read: (one: Look) => number): number => median(looks.map(read));
    const [openMs, wholeMs, searchMs] = [of((one) => one.openMs), of((one) => one.wholeMs), of((one) => one.searchMs)];
    const isMost = choices.groups.length === MOST.groups;
    results.figure(`open, ${name}`, openMs, 'ms', ...(isMost ? [`<= ${MOST_OPEN_MS}`] : []));
    results.figure(`whole, ${name}`, wholeMs, 'ms');
    results.figure(`search, ${name}`, searchMs, 'ms');
    console.log(
      `${name}: open ${openMs.toFixed(0)} ms, whole ${wholeMs.toFixed(0)} ms, search ${searchMs.toFixed(0)} ms, ${of((one) => one.slowdown).toFixed(1)} times slower than this machine`,
    );
  }
} finally {
  for (const food of foods) {
    await database().doc(`choices/${food.id}`).delete();
    await removeFood(food);
  }
}
results.curve(
  'open',
  'ms',
  Object.fromEntries(Object.entries(found).map(([name, looks]) => [name, looks.map(({ openMs }) => openMs)])),
);
const [few = [], many = []] = Object.values(found);
const ratios = many.map(({ openMs }, run) => openMs / (few[run]?.openMs ?? NaN));
console.log(`the most beside few: open ${median(ratios).toFixed(2)}`);
await browser[Symbol.asyncDispose]();
results.save();
process.exit(0);

async function look(food: Food, { groups }: StoredChoices): Promise<Look> {
  const { page, close } = await openVisitor(browser);
  await logIn(page, guest.email, PASSWORD);
  await visit(page, `/user/${food.id}`);
  const opener = page.locator('main').getByRole('button', { name: 'Order Now' }).first();
  await opener.waitFor();
  const warm = await page.context().newCDPSession(page);
  // The dialog's code is there: a page fetches it before anybody presses.
  await opener.click();
  await page.getByRole('dialog').getByText('Group 0').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const slowdown = slowdownOf(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await warm.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const options = groups.reduce((sum, group) => sum + group.options.length, SIZES.length);
  const handle = await opener.elementHandle();
  const times = await page.evaluate(
    async ([button, wanted]) => {
      const until = async (isThere: () => boolean): Promise<number> => {
        const began = performance.now();
        while (!isThere()) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame); // painted
        return performance.now() - began;
      };
      const inputs = (): number =>
        document.querySelectorAll('[role="dialog"] :is([type="checkbox"], [type="radio"])').length;
      (button as HTMLElement).click();
      const openMs = await until(
        () => document.querySelector('[role="dialog"]')?.textContent?.includes('Topping 0 0') ?? false,
      );
      const wholeMs = openMs + (await until(() => inputs() >= wanted));
      return { openMs, wholeMs };
    },
    [handle, options] as const,
  );
  const field = page.getByRole('dialog').getByRole('searchbox');
  const searchMs = (await field.count()) === 0 ? 0 : await timeOfSearch();
  await close();
  return { ...times, searchMs, slowdown };

  async function timeOfSearch(): Promise<number> {
    await field.focus();
    const began = performance.now();
    await page.keyboard.insertText('Topping 7 3');
    await page.getByRole('dialog').getByText('Topping 0 0').waitFor({ state: 'detached' });
    return performance.now() - began;
  }
}
