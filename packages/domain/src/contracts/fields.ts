import { z } from 'zod';

export const LIMITS = {
  name: 80,
  reviewText: 1000,
  foodText: 2000,
  email: 254,
  id: 128,
  pictureAddress: 2048,
  idempotencyKey: 255,
  reason: 200,
} as const;

// Control characters and the characters that turn the direction of text around never get stored.
// oxlint-disable-next-line no-control-regex -- to find control characters is its purpose
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** One line or more of people's text: trimmed, at most `max` characters, nothing unsafe in it. */
export function text(max: number): z.ZodType<string, string> {
  return z
    .string({ error: (issue) => `expected text, got ${describe(issue.input)}` })
    .trim()
    .max(max, `expected at most ${max} characters`)
    .refine((value) => !UNSAFE.test(value), 'expected text without control characters');
}

/** The id of a document: what a path segment may hold. */
export const documentId = z
  .string({ error: (issue) => `expected an id, got ${describe(issue.input)}` })
  .min(1, 'expected an id')
  .max(LIMITS.id, `expected at most ${LIMITS.id} characters`)
  .refine(
    (id) => !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id),
    'expected an id without slashes',
  );

export const emailAddress = z
  .string({ error: (issue) => `expected an email address, got ${describe(issue.input)}` })
  .trim()
  .max(LIMITS.email, `expected at most ${LIMITS.email} characters`)
  .refine((email) => /^[^\s@]+@[^\s@]+$/.test(email), 'expected an email address');

/** What came, for a message: the value when it is short and harmless, else its type. */
export function describe(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (input === null || typeof input === 'number' || typeof input === 'boolean') return String(input);
  if (typeof input === 'string')
    return input.length <= 40 ? JSON.stringify(input) : `text of ${input.length} characters`;
  return Array.isArray(input) ? 'a list' : 'an object';
}
