// npm run bench:choices: the dialog of a food with as much to choose as a food can have, 60 groups and 500 options at 4 sizes, beside one
// with 3 groups and 20 options, on a phone of the middle class, on the running suite (npm start): from the press to the frame that
// shows the first options, as browsers measure an interaction (Event Timing, INP), until all of them are there, and from a typed letter to what it finds.
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
const PHONE = { width: 390, height: 844, hasTouch: true };

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
  options: { runs: { kind: 'count', what: 'of each', usual: 15 } },
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
const browser = await launchBrowser(PHONE);
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
  const { page, close } = await openVisitor(browser, PHONE);
  await logIn(page, guest.email, PASSWORD);
  await visit(page, `/user/${food.id}`);
  const opener = page.locator('main').getByRole('button', { name: 'Order Now' }).first();
  await opener.waitFor();
  const cdp = await page.context().newCDPSession(page);
  // The dialog's code is there: a page fetches it before anybody presses.
  await opener.tap();
  await page.getByRole('dialog').getByText('Group 0').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const speed = (): Promise<number> => page.evaluate(pageFunctions.computeBenchmarkIndex);
  const before = await speed();
  const slowdown = slowdownOf(before);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const options = groups.reduce((sum, group) => sum + group.options.length, SIZES.length);
  const times = page.evaluate(async (wanted): Promise<{ openMs: number; wholeMs: number }> => {
    const has = (text: string): boolean =>
      document.querySelector('[role="dialog"]')?.textContent?.includes(text) ?? false;
    const inputs = (): number =>
      document.querySelectorAll('[role="dialog"] :is([type="checkbox"], [type="radio"])').length;
    const pressed = new Promise<PerformanceEventTiming>((resolve) => {
      new PerformanceObserver((list) => {
        const click = list.getEntriesByName('click')[0];
        if (click) resolve(click as PerformanceEventTiming);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const [startMs, isThere] = await new Promise<readonly [startMs: number, isThere: boolean]>((resolve) => {
      const onClick = ({ timeStamp }: MouseEvent): void => {
        requestAnimationFrame(() => {
          resolve([timeStamp, has('Topping 0 0')]);
        });
      };
      document.addEventListener('click', onClick, { once: true, capture: true });
    });
    if (!isThere) throw new Error('the first frame after the press is to show the first options');
    while (inputs() < wanted) await new Promise(requestAnimationFrame);
    const wholeMs = performance.now() - startMs;
    return { openMs: (await pressed).duration, wholeMs };
  }, options);
  await opener.tap();
  const { openMs, wholeMs } = await times;
  const field = page.getByRole('dialog').getByRole('searchbox');
  const searchMs = (await field.count()) === 0 ? 0 : await timeOfSearch();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A machine that has slowed down meanwhile, or has become faster, was another phone by as much.
  const drift = (before + (await speed())) / 2 / before;
  await close();
  return { openMs: openMs * drift, wholeMs: wholeMs * drift, searchMs: searchMs * drift, slowdown };

  async function timeOfSearch(): Promise<number> {
    await field.focus();
    const began = performance.now();
    await page.keyboard.insertText('Topping 7 3');
    await page.getByRole('dialog').getByText('Topping 0 0').waitFor({ state: 'detached' });
    return performance.now() - began;
  }
}
