import { choicesText, optionText, type Order } from '@foodhouse/domain';

/** What an order has beside its foods, in words. */
interface Asked {
  /** Of each line; of several lines with the food's name: `Pho: Large, 2 × Egg`. */
  readonly choices: readonly string[];
  /** Of the lines, and of the whole order. */
  readonly notes: readonly string[];
}

/** What the head of an order leaves out. The head of one line has its size. */
export function askedOf({ lines, note }: Pick<Order, 'lines' | 'note'>): Asked {
  const isOne = lines.length === 1;
  const choices = lines.map((line) => {
    const chosen = isOne ? line.options.map(optionText).join(', ') : choicesText(line);
    return isOne || chosen === '' ? chosen : `${line.name}: ${chosen}`;
  });
  const notes = [...lines.map((line) => line.note), note].filter((text) => text !== null);
  return { choices: unique(choices.filter((text) => text !== '')), notes: unique(notes) };
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
