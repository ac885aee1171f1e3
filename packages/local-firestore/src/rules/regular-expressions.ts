import { RE2JS } from 're2js';

// RE2 itself, as a library: linear time, so a user's text against an author's pattern cannot hang the server.

const MAX_CACHED = 500;
const cache = new Map<string, RE2JS | null>();

/** @returns null for a pattern that RE2 refuses */
export function compilePattern(pattern: string): RE2JS | null {
  const cached = cache.get(pattern);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  let compiled: RE2JS | null;
  try {
    compiled = RE2JS.compile(pattern);
  } catch {
    compiled = null; // the caller turns this into an evaluation or compile error with the pattern's position
  }
  cache.set(pattern, compiled);
  return compiled;
}

/** Replaces every match; `$0` to `$9` insert a group, `$0` the whole match, and nothing else is special. @source docs/rules.md#strings */
export function replaceMatches(pattern: RE2JS, text: string, replacement: string): string {
  // The library reads its replacement as JavaScript does, where `$0` means nothing and `$10` may be the tenth group.
  const translated = replacement.replaceAll(/\$(\d?)/g, (_found, digit: string) => {
    if (digit === '') return '$$';
    if (digit === '0') return '$&';
    return Number(digit) <= pattern.groupCount() ? `$0${digit}` : '';
  });
  return pattern.matcher(text).replaceAll(translated);
}
