import type { Locator, Page } from 'playwright-core';

// How long a person takes: the keystroke-level model of Card, Moran and Newell (1980), for one who types as most do. The
// house answers at once.
const KEYSTROKE_S = 0.28;
const POINT_S = 1.1;
const CLICK_S = 0.1;
const THINK_S = 1.35;

/** What is pressed by pointing at it, and keys: a text as it is typed, or a chord by how many keys it has. */
export type Step =
  | { readonly press: string }
  | { readonly type: string }
  | { readonly keys: number; readonly of: string };

/** What a person does, done in a page and counted. */
export interface Hand {
  /** A row from its first cell on, and Tab to the next one, by the button that removes the row. */
  readonly row: (cells: readonly string[]) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
  /** What is counted and not done. */
  readonly plan: (...steps: readonly Step[]) => void;
  /** What all of it takes a person. */
  readonly seconds: () => number;
  readonly words: () => string;
}

/**
 * Types and presses, and counts both. Each cell with something in it, and each step, takes a thought.
 * @param press returns how many keys it took; nothing where it pointed
 */
export function countingHand(
  page: Page,
  press: (target: Locator) => Promise<number | void> = (target) => target.click(),
): Hand {
  const count = { keys: 0, presses: 0, thoughts: 0 };
  const isTyped = (text: string): void => {
    count.keys += text.length + (text.match(/\p{Lu}/gu)?.length ?? 0); // Shift is a key too
  };
  return {
    row: async (cells) => {
      for (const cell of cells) {
        if (cell !== '') count.thoughts += 1;
        isTyped(cell);
        await page.keyboard.type(cell);
        count.keys += 1;
        await page.keyboard.press('Tab');
      }
      count.keys += 1;
      await page.keyboard.press('Tab');
    },
    click: async (target) => {
      count.thoughts += 1;
      const keys = await press(target);
      if (keys === undefined) count.presses += 1;
      else count.keys += keys;
    },
    plan: (...steps) => {
      for (const step of steps) {
        count.thoughts += 1;
        if ('press' in step) count.presses += 1;
        else if ('type' in step) isTyped(step.type);
        else count.keys += step.keys;
      }
    },
    seconds: () =>
      Math.round(count.keys * KEYSTROKE_S + count.presses * (POINT_S + CLICK_S) + count.thoughts * THINK_S),
    words: () => `${count.keys} keystrokes, ${count.presses} presses, ${count.thoughts} thoughts`,
  };
}
