export type Kind = 'localStorage' | 'sessionStorage';

// The browser's storage may be disabled or full, and prerendering has none: then nothing is stored and nothing is
// thrown.

export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function keepStored(key: string, value: string, kind: Kind = 'localStorage'): boolean {
  try {
    globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forgetStored(key: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}
