import { addressHere } from '../lib/base.ts';
import { TYPED_UNDER } from '../lib/load-chunk.ts';

/** The text that was typed into the field of this name before a reload; returned once. */
export function typedBefore(name: string): string {
  typed ??= takeTyped();
  const value = typed.get(name) ?? '';
  typed.delete(name);
  return value;
}

let typed: Map<string, string> | null = null;

function takeTyped(): Map<string, string> {
  try {
    const kept = sessionStorage.getItem(TYPED_UNDER);
    sessionStorage.removeItem(TYPED_UNDER);
    const { path, values } = JSON.parse(kept ?? '{}') as { path?: string; values?: [string, string][] };
    return new Map(path === addressHere() ? values : []);
  } catch {
    return new Map();
  }
}
