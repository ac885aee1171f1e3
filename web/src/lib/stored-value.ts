import { keepStored, readStored, type Kind } from './stored.ts';

/** A value that lasts longer than its page, where the browser stores anything. */
export interface StoredValue<T> {
  /** The value, as another tab may just have written it. The same one while it is the same text. */
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back whenever the value has changed, here or in another tab. @returns ends it */
  readonly follow: (listener: () => void) => () => void;
}

/**
 * A value in the browser's storage. What a disabled or full storage does not take lasts as long as the page.
 * @param kind null: it lasts as long as the page
 * @param parse reads what is stored; null for nothing
 * @param endOf when a part of it is over, in epoch milliseconds: then it is read again
 */
export function storedValue<T>(
  name: string,
  kind: Kind | null,
  parse: (text: string | null) => T,
  endOf: (value: T) => number,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: T } | null = null;
  let unstored: string | null = null;
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };
  /** @param key null when the whole storage was emptied */
  const tell = ({ key }: StorageEvent): void => {
    if (key === null || key === name) tellAll();
  };
  return {
    get: () => {
      const text = unstored ?? (kind && readStored(name, kind));
      if (known?.text !== text || endOf(known.value) <= Date.now()) known = { text, value: parse(text) };
      return known.value;
    },
    set: (value) => {
      const text = JSON.stringify(value);
      unstored = kind && keepStored(name, text, kind) ? null : text;
      known = { text, value };
      tellAll();
    },
    follow: (listener) => {
      if (listeners.size === 0) addEventListener('storage', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', tell);
      };
    },
  };
}
