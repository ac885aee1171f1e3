// What the oldest supported browsers (oldest-browsers.ts) lack and the site uses, each defined where there is none. The main
// script imports this first; prerender/newer-names.ts has the same names. First scripts and the service worker do without.

function withResolvers<T>(): PromiseWithResolvers<T> {
  const settle: Partial<PromiseWithResolvers<T>> = {};
  const promise = new Promise<T>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  return Object.assign(settle as PromiseWithResolvers<T>, { promise }); // the executor has run
}

function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
}

function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => {
      controller.abort(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function canParse(url: string, base?: string): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

export const NEWER_FUNCTIONS: readonly (readonly [owner: object, name: string, value: unknown])[] = [
  [Promise, 'withResolvers', withResolvers],
  [Map, 'groupBy', groupBy],
  [AbortSignal, 'any', anyOf],
  [URL, 'canParse', canParse],
];

for (const [owner, name, value] of NEWER_FUNCTIONS)
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });

// index.html hides what the attribute would hide, until then.
if (!('popover' in HTMLElement.prototype))
  import('./older-popovers.ts').then(
    ({ startPopovers }) => {
      startPopovers();
    },
    () => undefined,
  );
