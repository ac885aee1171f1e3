import type { z } from 'zod';
import type { Parsed } from '../result.ts';

/** Runs a schema over unknown data. Every wrong field is named with what was expected and what came. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data);
  if (result.success) return { ok: true, value: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.') || 'body';
    fields[path] ??= issue.code === 'unrecognized_keys' ? 'unknown field' : issue.message;
  }
  return { ok: false, fields };
}
