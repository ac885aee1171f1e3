import { z } from 'zod';
import type { Field, Fields, Kind } from '../stored/field.ts';

const SCHEMAS: Record<Exclude<Kind<unknown>['type'], 'own'>, () => z.ZodType> = {
  text: z.string,
  number: z.number,
  flag: z.boolean,
  time: z.iso.datetime,
};

/**
 * The schema of what a table sends over the wire, for the OpenAPI document and for the tests that validate live answers.
 * @param said what names and kinds do not say: a description of a field, or the schema of one with a shape of its own
 * @param more fields that no table has
 * @throws Error for a field with a shape of its own that has no schema
 */
export function answerOf<Dto>(
  fields: Fields,
  said: { readonly [Name in keyof Dto]?: string | z.ZodType },
  more: z.ZodRawShape = {},
): z.ZodType<Dto> {
  const shape = Object.values<Field>(fields).flatMap(({ kind, wire, isLeftOut }) => {
    if (wire === undefined) return [];
    const words = said[wire as keyof Dto];
    const schema = typeof words === 'object' ? words : schemaOf(kind.type, wire);
    const described = typeof words === 'string' ? schema.describe(words) : schema;
    return [[wire, isLeftOut ? z.exactOptional(described) : described] as const];
  });
  return z.strictObject({ ...Object.fromEntries(shape), ...more }) as unknown as z.ZodType<Dto>;
}

function schemaOf(type: Kind<unknown>['type'], wire: string): z.ZodType {
  if (type === 'own') throw new Error(`${wire}: expected the schema of its shape, got none`);
  return SCHEMAS[type]();
}
