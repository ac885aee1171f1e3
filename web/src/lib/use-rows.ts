import { useState } from 'react';

/** The rows of a form that come and go, by names that stay theirs: their fields are registered under them. */
export interface Rows {
  readonly names: readonly string[];
  /** Whether they are others than the first ones, or in another order. */
  readonly isChanged: boolean;
  /** @returns the new row's name */
  readonly add: () => string;
  /** Takes some away and adds others at the end. @returns the new rows' names */
  readonly replace: (gone: readonly string[], count: number) => readonly string[];
  readonly remove: (name: string) => void;
  /** @param to its new place, from 0 */
  readonly move: (name: string, to: number) => void;
  /** Begins again with so many. */
  readonly begin: (first: number) => void;
}

/** react-hook-form's own field arrays would be in the first script of every page with a form. @param count how many at first */
export function useRows(count: number): Rows {
  const [first, setFirst] = useState(count);
  const [names, setNames] = useState<readonly string[]>(() => rowNames(first));
  const [made, setMade] = useState(first);
  const replace = (gone: readonly string[], more: number): readonly string[] => {
    const added = Array.from({ length: more }, (_, index) => `row${made + index}`);
    setMade(made + more);
    setNames([...names.filter((one) => !gone.includes(one)), ...added]);
    return added;
  };
  return {
    names,
    isChanged: names.join() !== rowNames(first).join(),
    add: () => replace([], 1).join(),
    replace,
    remove: (name) => {
      setNames(names.filter((one) => one !== name));
    },
    move: (name, to) => {
      setNames(names.filter((one) => one !== name).toSpliced(to, 0, name));
    },
    begin: (now) => {
      setFirst(now);
      setMade(now);
      setNames(rowNames(now));
    },
  };
}

/** Values of a form's first rows, under their names. */
export function inRows<T>(values: readonly T[]): Record<string, T> {
  const names = rowNames(values.length);
  return Object.fromEntries(values.map((value, index) => [names[index] ?? '', value]));
}

function rowNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `row${index}`);
}
