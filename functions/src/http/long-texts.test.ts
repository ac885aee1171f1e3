import * as domain from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from './routes/index.ts';

/** Near the largest body: what was quadratic took seconds of it. */
const LENGTH = 60_000;
/** What is linear takes a few; a busy machine may take more, and nobody's second attempt. */
const MOST_MS = 150;

const WORST: Readonly<Record<string, string>> = {
  'a run of blanks within': `a${' '.repeat(LENGTH)}b`,
  'zero-width spaces within': `a${'\u200b'.repeat(LENGTH / 3)}b`,
  'accents that want an order': `a${'\u0301\u0323'.repeat(LENGTH / 4)}`,
  'one long word': 'a'.repeat(LENGTH),
  digits: '1'.repeat(LENGTH),
  'marks of direction': '\u200f'.repeat(LENGTH / 3),
  'signs of addresses': 'a.'.repeat(LENGTH / 2),
};

/** A body in which every text is `text`, as a JSON schema wants it: of alternatives one for each. */
function bodiesOf(schema: z.core.JSONSchema._JSONSchema, text: string): readonly unknown[] {
  if (typeof schema === 'boolean') return [text];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((one) => bodiesOf(one, text));
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return bodiesOf(schema.items, text).map((item) => [item]);
  }
  if (schema.type !== 'object') return [schema.type === 'string' || schema.type === undefined ? text : 1];
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, bodiesOf(field, text)] as const);
  const most = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
  );
}

/** The time of the fastest of three attempts, or of the first one that is fast enough. */
function fastestMs(run: () => void): number {
  let fastest = Infinity;
  for (let attempt = 0; attempt < 3 && fastest >= MOST_MS; attempt += 1) {
    const startMs = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - startMs);
  }
  return fastest;
}

const routes = ROUTES.flatMap(({ method, path, bodySchema }) =>
  bodySchema ? [[`${method} ${path}`, bodySchema] as const] : [],
);
const named = Object.entries(domain).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [[name, value] as const] : [],
);

describe('a text that is far too long takes no time', () => {
  it.each([...routes, ...named])('%s', (_what, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    for (const [what, text] of Object.entries(WORST)) {
      for (const body of bodiesOf(json, text)) {
        const ms = fastestMs(() => schema.safeParse(body));
        expect(ms, `${what}: ${ms.toFixed(0)} ms`).toBeLessThan(MOST_MS);
      }
    }
  });

  it.each(Object.entries(WORST))('which is a display name of Auth, or a line of an error: %s', (_what, text) => {
    expect(fastestMs(() => domain.cleanLine(text, domain.LIMITS.name))).toBeLessThan(MOST_MS);
    expect(fastestMs(() => domain.withoutPersonalData(text))).toBeLessThan(MOST_MS);
  });
});
