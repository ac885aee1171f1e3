import { lineText, optionsText, type Order } from '@foodhouse/domain';

/** What an order has that its head does not say, in words. */
interface Asked {
  /** The options of its only line; of several each line that says more than the head: `3 × Pho, Large: 2 × Egg`. */
  readonly lines: readonly string[];
  /** Of the lines, and of the whole order. */
  readonly notes: readonly string[];
}

/** What the head of an order leaves out. The head has the first line without its options. */
export function askedOf({ lines, note }: Pick<Order, 'lines' | 'note'>): Asked {
  const isOne = lines.length === 1;
  const said = lines.map((line, index) => {
    const options = optionsText(line.options);
    if (isOne || options === '') return index === 0 ? options : lineText(line);
    return `${lineText(line)}: ${options}`;
  });
  const notes = [...lines.map((line) => line.note), note].filter((text) => text !== null);
  return { lines: said.filter((text) => text !== ''), notes: [...new Set(notes)] };
}
