import { fieldOf } from '../../lib/field-of.ts';
import { visitMemory } from '../visit-memory.ts';
import type { Sorting } from './arrange-rows.ts';

/** What of a table's tools Back finds as it was left. */
export interface KeptTools {
  readonly sorting: Sorting | null;
  readonly page: { readonly number: number; readonly size: number };
}

const tools = visitMemory('tables', isTools);

export function readTools(): KeptTools | null {
  return tools.of(place());
}

export function keepTools(kept: KeptTools): void {
  tools.keep(place(), kept);
}

/** The router's entry in the browser's history. */
function place(): string {
  const key = fieldOf(history.state, 'key');
  return `${typeof key === 'string' ? key : 'default'} ${location.pathname}`;
}

function isTools(value: unknown): value is KeptTools {
  const [sorting, page] = [fieldOf(value, 'sorting'), fieldOf(value, 'page')];
  const direction = fieldOf(sorting, 'direction');
  const isSorting = typeof fieldOf(sorting, 'label') === 'string' && (direction === 'asc' || direction === 'desc');
  const [number, size] = [Number(fieldOf(page, 'number')), Number(fieldOf(page, 'size'))];
  return (sorting === null || isSorting) && Number.isSafeInteger(number) && number >= 0 && size > 0;
}
