import { NEW_OPTION, type ChoiceGroup, type ChoiceLimits, type ChoiceOption } from '../foods/choices.ts';
import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { amountText, type Minor } from '../money/money.ts';
import type { Currency } from '../money/currency.ts';
import { cleanLine } from '../text/clean-text.ts';
import { idsIn, stableId } from './ids.ts';
import { MOVED_ID, type MovingTrouble } from './moved-menu.ts';

// Options in a table: a line for each, and one more for each size with which it costs something else. A group that several foods
// have is there once, and their lines name it under Choices; one without an id is that of the food above it.

/** The cells of an option's line. */
export interface OptionLine {
  readonly groupId: string;
  readonly group: string;
  readonly choose: string;
  readonly optionId: string;
  readonly option: string;
  /** The id of a size; empty for all others. */
  readonly size: string;
  readonly price: string;
  readonly times: string;
  readonly line: number;
}
export const OPTION_COLUMNS = ['groupId', 'group', 'choose', 'optionId', 'option', 'times'] as const;

const OWN_ID = /^[a-z0-9-]{1,40}$/;

interface Reading<Line> {
  /** What an option adds, or takes off; null where that is no amount, which is noted. */
  readonly differenceOf: (line: Line) => Minor | null;
  readonly note: (trouble: MovingTrouble, came: unknown, at: Line) => void;
}

/** @param same the lines of one group */
export function groupOf<Line extends OptionLine>(
  same: readonly Line[],
  { differenceOf, note }: Reading<Line>,
): Omit<ChoiceGroup, 'id'> | null {
  const [first] = same;
  if (!first) return null;
  const name = cleanLine(firstOf(same, 'group'), LIMITS.name);
  if (name === '') {
    note('no-name', '', first);
    return null;
  }
  const ids = idsIn();
  const all = [...Map.groupBy(same, ({ optionId, option }) => optionId || option.toLowerCase()).values()];
  if (all.length > MOST.options) note('too-many-options', all.length, first);
  const options = all.slice(0, MOST.options).flatMap((lines) => optionOf(lines, ids, { differenceOf, note }) ?? []);
  if (options.length === 0) {
    note('empty-group', '', first);
    return null;
  }
  const reach = options.reduce((sum, { max }) => sum + max, 0);
  return { name, ...limitsOf(firstOf(same, 'choose'), Math.min(reach, MOST.chosen)), free: 0, options };
}

function optionOf<Line extends OptionLine>(
  lines: readonly Line[],
  ids: (name: string) => string,
  { differenceOf, note }: Reading<Line>,
): ChoiceOption | null {
  const [first] = lines;
  const name = cleanLine(firstOf(lines, 'option'), LIMITS.name);
  if (!first || name === '') return null;
  const prices = lines.map((line) => ({ size: line.size, minor: differenceOf(line) }));
  const known = prices.flatMap(({ minor }) => minor ?? []);
  if (known.length < prices.length) return null;
  const twice = lines.find((line, index) => lines.findIndex(({ size }) => size === line.size) < index);
  if (twice) note('same-id', name, twice);
  const eachMinor = prices.find(({ size }) => size === '')?.minor ?? Math.min(...known);
  const isSaid = prices.some(({ size }) => size === '');
  const [times = 1, most] = countsIn(firstOf(lines, 'times')); // `1 of 3` from the beginning, or `3` at most
  const max = Math.max(1, Math.min(most ?? times, MOST.chosen));
  return {
    ...NEW_OPTION,
    id: OWN_ID.test(first.optionId) ? first.optionId : ids(name),
    name,
    eachMinor,
    eachMinorBySize: Object.fromEntries(
      prices.flatMap(({ size, minor }) =>
        size === '' || minor === null || (!isSaid && minor === eachMinor) ? [] : [[idOfSize(size), minor] as const],
      ),
    ),
    max,
    default: most === undefined ? 0 : Math.min(times, max),
  };
}

/** The id of a group in a table. @param ids gives each name one of its own */
export function groupIdOf({ groupId, group }: OptionLine, ids: (name: string) => string): string {
  return OWN_ID.test(groupId) ? groupId : ids(`${MOVED_ID.table}${groupId || group}`);
}

function idOfSize(size: string): string {
  return OWN_ID.test(size) ? size : stableId(size);
}

function firstOf(lines: readonly OptionLine[], column: 'group' | 'choose' | 'option' | 'times'): string {
  return lines.find((line) => line[column] !== '')?.[column] ?? '';
}

/** `0 to 3`, `1 to 1` or `1` where something must be chosen, `none or 2 to 3`, `must 0 to 3`. Empty for none or all. */
function limitsOf(text: string, reach: number): ChoiceLimits {
  const [first, second] = countsIn(text);
  if (first === undefined) return { required: false, min: 0, max: reach };
  const max = Math.max(1, Math.min(second ?? first, MOST.chosen));
  const required = /must/i.test(text) || (first > 0 && !/none/i.test(text));
  return { required, min: Math.min(first, max), max };
}

/** Two numbers at most. A spreadsheet takes `1-3` for a day, so words are between them. */
function countsIn(text: string): readonly [number | undefined, number | undefined] {
  const [one, other] = text.match(/\d{1,4}/g) ?? [];
  return [one === undefined ? undefined : Number(one), other === undefined ? undefined : Number(other)];
}

/** The cells of a group, a line for each option and each price of it: what `groupOf` reads. */
export function optionLinesOf(
  group: ChoiceGroup,
  currency: Currency,
): readonly Readonly<Record<(typeof OPTION_COLUMNS)[number] | 'size' | 'price', string>>[] {
  return group.options.flatMap(({ id, name, eachMinor, eachMinorBySize, max, default: begun }) => {
    const cells = (size: string, minor: Minor) => ({
      groupId: group.id,
      group: group.name,
      choose: chooseOf(group),
      optionId: id,
      option: name,
      size,
      price: amountText(minor, currency),
      times: begun === 0 && max === 1 ? '' : `${begun} of ${max}`,
    });
    return [cells('', eachMinor), ...Object.entries(eachMinorBySize).map(([size, minor]) => cells(size, minor))];
  });
}

function chooseOf({ required, min, max }: ChoiceLimits): string {
  const range = `${min} to ${max}`;
  if (required) return min > 0 ? range : `must ${range}`;
  return min > 0 ? `none or ${range}` : range;
}
