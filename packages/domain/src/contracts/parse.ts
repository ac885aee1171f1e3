import type { z } from 'zod';
import type { Parsed } from '../result.ts';

/** Runs a schema over unknown data. Every invalid field is named with the expected and the actual value. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data);
  if (result.success) return { ok: true, value: result.data };
  const fields = new Map<string, string>(); // keys come from outside: `__proto__` is an ordinary key here
  for (const issue of result.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.') || 'body';
    if (!fields.has(path)) fields.set(path, issue.code === 'unrecognized_keys' ? 'unknown field' : issue.message);
  }
  return { ok: false, fields: Object.fromEntries(fields) };
}
