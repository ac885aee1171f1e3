import type { CDPSession, ElementHandle, Locator, Page } from 'playwright-core';

/** A phone's processor. */
const SLOWER = 4;
interface Typist {
  readonly page: Page;
  readonly keys: CDPSession;
  /** The element itself: of a field that is made anew while somebody types, the text is lost. */
  readonly field: Field;
}

type Field = ElementHandle<Element>;
type Way = (typist: Typist, text: string) => Promise<void>;

/** How people get a text into a field: each begins with the field empty and focused. */
const WAYS = {
  'letter by letter, one taken back': async ({ page: { keyboard } }, text) => {
    await keyboard.type(`${text.slice(0, -1)}x`);
    await keyboard.press('Backspace');
    await keyboard.type(text.slice(-1));
  },
  composed: ({ page, keys }, text) => compose(page, keys, text),
  'cut and pasted': async ({ page: { keyboard }, field }, text) => {
    if ((await field.getAttribute('type')) === 'password') return keyboard.insertText(text); // nothing can be cut out
    await keyboard.insertText(text);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('ControlOrMeta+x');
    return keyboard.press('ControlOrMeta+v');
  },
  'corrected in the middle': async ({ page, page: { keyboard } }, text) => {
    const half = Math.floor(text.length / 2);
    await keyboard.insertText(text.slice(0, half - 1) + text.slice(half + 1));
    await keyboard.press('End');
    for (const _letter of text.slice(half + 1)) await keyboard.press('ArrowLeft');
    await keyboard.type(text.slice(half - 1, half));
    await page.evaluate(isDrawn);
    await keyboard.type(text.slice(half, half + 1));
  },
  // The next letter does not wait until the page has taken the one before.
  'fast, on a slow processor': async ({ keys }, text) => {
    await keys.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const strokes = Array.from(text).flatMap((letter) => [
      keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter }),
    ]);
    await Promise.all(strokes);
    await keys.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
} as const satisfies Record<string, Way>;

/**
 * Types a text into a field in every way in which people do, with real events of keys and of composition.
 * @returns what the field holds then, for each way: that text, unless something is wrong
 */
export async function typeAsPeopleDo(
  page: Page,
  locator: Locator,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const keys = await page.context().newCDPSession(page);
  const field = (await locator.elementHandle()) as Field;
  const held = await typeEveryWay({ page, keys, field }, text);
  await keys.detach();
  return held;
}

async function typeEveryWay(typist: Typist, text: string): Promise<Readonly<Record<string, string>>> {
  const { page, field } = typist;
  const held: Record<string, string> = {};
  for (const [name, type] of Object.entries(WAYS)) {
    await field.evaluate(selectAll);
    await page.keyboard.press('Delete');
    await type(typist, text);
    held[name] = await field.evaluate(settledValue);
  }
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
async function compose(page: Page, keys: CDPSession, text: string): Promise<void> {
  for (const word of text.match(/\S+|\s+/g) ?? []) {
    for (let length = 1; length <= word.length; length += 1) {
      const part = word.slice(0, length);
      await keys.send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
      await page.evaluate(isDrawn);
    }
    await keys.send('Input.insertText', { text: word });
  }
}

/** Runs in the page. */
function selectAll(field: Element): void {
  (field as HTMLInputElement).focus();
  (field as HTMLInputElement).select();
}

/** Runs in the page: until it has drawn what the last event made. */
function isDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Runs in the page: what the field holds once the page has drawn what the last event made, and what followed from that. */
async function settledValue(field: Element): Promise<string> {
  for (let frame = 0; frame < 2; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
    });
  }
  return (field as HTMLInputElement).value;
}

/** A field of the page, and what went wrong in which way. */
export interface WrongField {
  readonly field: string;
  readonly typed: string;
  readonly held: Readonly<Record<string, string>>;
}

const TEXT_FIELDS = ['text', 'search', 'email', 'tel', 'password', 'number', 'url']
  .map((type) => `input[type="${type}"]`)
  .concat('input:not([type])', 'textarea')
  .join(', ');

/**
 * Types into every text field within a part of the page in every way: with letters of other alphabets, where it takes them.
 * @param within a selector of Playwright
 * @param least how many fields there are at least: the page may still be on its way
 * @returns the fields that did not hold what was typed
 */
export async function fieldsThatTypeWrong(page: Page, within: string, least: number): Promise<readonly WrongField[]> {
  const fields = page.locator(within).locator(TEXT_FIELDS).filter({ visible: true });
  await fields.nth(least - 1).waitFor();
  const wrong: WrongField[] = [];
  const keys = await page.context().newCDPSession(page);
  for (const field of (await fields.elementHandles()) as Field[]) {
    const { name, typed } = await field.evaluate(textFor);
    const held = await typeEveryWay({ page, keys, field }, typed);
    const others = Object.fromEntries(Object.entries(held).filter(([, value]) => value !== typed));
    if (Object.keys(others).length > 0) wrong.push({ field: name, typed, held: others });
  }
  await keys.detach();
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
