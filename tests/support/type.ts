import type { CDPSession, Locator, Page } from 'playwright-core';

/** A phone's processor. */
const SLOWER = 4;
/** Between two letters of somebody who types fast, on purpose: the processor is not quick enough for them. */
const FAST_MS = 20;

type Way = (
  typist: { readonly page: Page; readonly keys: CDPSession; readonly field: Locator },
  text: string,
) => Promise<void>;

/** How people get a text into a field: each begins with the field empty and focused. */
const WAYS = {
  'letter by letter, one taken back': async ({ page, field }, text) => {
    await field.pressSequentially(`${text.slice(0, -1)}x`);
    await page.keyboard.press('Backspace');
    await field.pressSequentially(text.slice(-1));
  },
  composed: async ({ page }, text) => {
    await compose(page, text);
  },
  'cut and pasted': async ({ page, field }, text) => {
    if ((await field.getAttribute('type')) === 'password') return page.keyboard.insertText(text); // nothing can be cut out
    await page.keyboard.insertText(text);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+x');
    return page.keyboard.press('ControlOrMeta+v');
  },
  'corrected in the middle': async ({ page, field }, text) => {
    const half = Math.floor(text.length / 2);
    await page.keyboard.insertText(text.slice(0, half - 1) + text.slice(half + 1));
    await page.keyboard.press('End');
    for (const _letter of text.slice(half + 1)) await page.keyboard.press('ArrowLeft');
    await field.pressSequentially(text.slice(half - 1, half));
    await settled(page);
    await field.pressSequentially(text.slice(half, half + 1));
  },
  'fast, on a slow processor': async ({ keys, field }, text) => {
    await keys.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await field.pressSequentially(text, { delay: FAST_MS });
    await keys.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
} as const satisfies Record<string, Way>;

/**
 * Types a text into a field in every way in which people do, with real events of keys and of composition.
 * @returns what the field holds then, for each way: that text, unless something is wrong
 */
export async function typeAsPeopleDo(
  page: Page,
  field: Locator,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const keys = await page.context().newCDPSession(page);
  const held: Record<string, string> = {};
  for (const [name, type] of Object.entries(WAYS)) {
    await empty(page, field);
    await type({ page, keys, field }, text);
    await settled(page);
    held[name] = await field.inputValue();
  }
  await keys.detach();
  return held;
}

/** As `typeAsPeopleDo` returns it where all is well. */
export function asTyped(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(WAYS).map((way) => [way, text]));
}

/**
 * Writes words as a phone's keyboard does, and every keyboard of Japan: each is underlined, and the whole of it is replaced
 * with every letter, until it is accepted.
 */
export async function compose(page: Page, text: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  for (const word of text.match(/\S+|\s+/g) ?? []) {
    for (let length = 1; length <= word.length; length += 1) {
      const part = word.slice(0, length);
      await keys.send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
      await settled(page);
    }
    await keys.send('Input.insertText', { text: word });
  }
  await keys.detach();
}

async function empty(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await settled(page);
}

/** Until the page has drawn what the last event made, and what followed from that. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn));
      });
    }
  });
}

/** A field of the page, and what went wrong in which way. */
export interface WrongField {
  readonly field: string;
  readonly typed: string;
  readonly held: Readonly<Record<string, string>>;
}

const TEXT_FIELDS = ['', 'text', 'search', 'email', 'tel', 'password', 'number', 'url']
  .map((type) => (type === '' ? 'input:not([type])' : `input[type="${type}"]`))
  .join(', ');

/**
 * Types into every text field within a part of the page in every way: with letters of other alphabets, where it takes them.
 * @param least how many fields there are at least: the page may still be on its way
 * @returns the fields that did not hold what was typed
 */
export async function fieldsThatTypeWrong(page: Page, within: string, least: number): Promise<readonly WrongField[]> {
  const selector = within
    .split(', ')
    .map((part) => `${part} :is(${TEXT_FIELDS}, textarea)`)
    .join(', ');
  const fields = page.locator(selector).filter({ visible: true });
  await fields.nth(least - 1).waitFor();
  const wrong: WrongField[] = [];
  for (const field of await fields.all()) {
    const { name, typed } = await field.evaluate(textFor);
    const held = await typeAsPeopleDo(page, field, typed);
    const others = Object.fromEntries(Object.entries(held).filter(([, value]) => value !== typed));
    if (Object.keys(others).length > 0) wrong.push({ field: name, typed, held: others });
  }
  return wrong;
}

/** Runs in the page: what somebody types into a field of its kind. */
function textFor(field: Element): { readonly name: string; readonly typed: string } {
  const { type, inputMode, maxLength, labels, placeholder } = field as HTMLInputElement;
  const kinds: Readonly<Record<string, string>> = { email: 'z@e.org', tel: '+4930', number: '12' };
  const typed = kinds[type] ?? (inputMode === 'numeric' || inputMode === 'decimal' ? '12' : 'Zë 天');
  const name = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? placeholder;
  return { name, typed: maxLength < 0 ? typed : typed.slice(0, maxLength) };
}
