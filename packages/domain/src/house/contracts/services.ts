import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import { SERVICES, type Service } from '../hours.ts';
import type { AskedFulfilment, ServiceProblem } from '../services.ts';
import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH, type Fulfilment, type Table } from '../fulfilment.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { choiceIdSchema } from '../../foods/contracts/choices.ts';
import { describe, line } from '../../contracts/fields.ts';

/** What a house can offer. */
const OFFERS = ['pickup', 'table', 'delivery'] as const satisfies readonly Service[];
const EXPECTED_SERVICES = `expected services that differ, of ${OFFERS.join(', ')}`;
const EXPECTED_CODE = `expected ${TABLE_CODE_LENGTH} characters of ${TABLE_CODE_ALPHABET}`;

type Field<T> = z.ZodType<T, T>;

const code = z
  .string({ error: (issue) => `${EXPECTED_CODE}, got ${describe(issue.input)}` })
  .regex(new RegExp(`^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTH}}$`), EXPECTED_CODE);

/** What the house offers. */
export const servicesField: Field<readonly Service[]> = z
  .array(z.enum(OFFERS, EXPECTED_SERVICES))
  .refine((all) => new Set(all).size === all.length, EXPECTED_SERVICES)
  .describe('what guests choose from; empty: nothing, and every order is fetched');

/** The tables of the house, with their codes. */
export const tablesField: Field<readonly Table[]> = z
  .array(z.strictObject({ code, name: line(LIMITS.tableName) }), {
    error: (issue) => `expected a list of tables, got ${describe(issue.input)}`,
  })
  .max(MOST.tables, `expected at most ${MOST.tables} tables`)
  .refine((all) => new Set(all.map((table) => table.code)).size === all.length, 'expected codes that differ');

export interface TablesDto {
  readonly tables: readonly Table[];
}

/** GET /house/tables. */
export const tablesAnswer: Field<TablesDto> = z.strictObject({ tables: tablesField });

/** Which table a code is of: its name, or why nothing is served there. */
export interface TableDto {
  readonly table: string | null;
  readonly problem: string | null;
}

/** The code in the path of GET /house/tables/{code}, which is looked up in the list: any other is none of this house. */
export const tableCodeField = z.string().min(1).max(LIMITS.tableName);

/** GET /house/tables/{code}. */
export const tableAnswer: Field<TableDto> = z.strictObject({
  table: z.string().nullable().describe('its name'),
  problem: z.string().nullable().describe('why nothing is served there, in a sentence'),
});

/** How an order is to be served. The code becomes the id of a document, so it is one. */
export const fulfilmentField: z.ZodType<AskedFulfilment> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pickup') }),
    z.strictObject({ kind: z.literal('table'), table: code }),
    z.strictObject({
      kind: z.literal('delivery'),
      postcode: line(LIMITS.postcode).exactOptional(),
      area: choiceIdSchema.exactOptional().describe('one that has no postcodes, in place of the postcode'),
      address: line(LIMITS.address).exactOptional().describe('left out of a quote'),
    }),
  ])
  .transform((fulfilment, context): AskedFulfilment => {
    if (fulfilment.kind !== 'delivery') return fulfilment;
    const { kind, postcode, area, address } = fulfilment;
    const to = address === undefined ? { kind } : { kind, address };
    if (postcode !== undefined && area === undefined) return { ...to, postcode };
    if (area !== undefined && postcode === undefined) return { ...to, area };
    context.addIssue({ code: 'custom', path: ['postcode'], message: 'expected either a postcode or an area' });
    return z.NEVER;
  })
  .describe('how it is served; left out: it is fetched');

/** How an order is served, on the wire. */
export const fulfilmentAnswer: Field<Fulfilment> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pickup') }),
    z.strictObject({ kind: z.literal('table'), table: z.strictObject({ name: z.string() }) }),
    z.strictObject({ kind: z.literal('delivery'), area: z.strictObject({ id: z.string(), name: z.string() }) }),
  ])
  .describe('how it is served; left out where there was no choice');

/** What a quote says of the way in which the basket is to be served. */
export interface ServiceDto {
  /** What guests choose from. */
  readonly offered: readonly Service[];
  /** The table's name, where it is known. */
  readonly table: string | null;
  /** The area of a delivery, where it is known. Left out for another service. */
  readonly area?: { readonly name: string; readonly minutes: number };
  /** The areas that guests choose by their names. Left out where nothing is delivered. */
  readonly areas?: readonly { readonly id: string; readonly name: string }[];
  readonly problem: {
    readonly reason: ServiceProblem['reason'] | 'MIN_ORDER';
    readonly sentence: string;
    /** What the lines lack. */
    readonly missing?: number;
  } | null;
}

export const serviceAnswer: Field<ServiceDto> = z.strictObject({
  offered: z.array(z.enum(SERVICES)),
  table: z.string().nullable().describe('the name of the table that was asked for'),
  area: z.strictObject({ name: z.string(), minutes: z.int() }).exactOptional().describe('where it is delivered to'),
  areas: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .exactOptional()
    .describe('those that have no postcodes'),
  problem: z
    .strictObject({
      reason: z.enum(['SERVICE_NOT_OFFERED', 'TABLE_NOT_FOUND', 'OUT_OF_ZONE', 'AREA_CLOSED', 'MIN_ORDER']),
      sentence: z.string(),
      missing: z.number().exactOptional().describe('what the lines lack'),
    })
    .nullable()
    .describe('why it cannot be served as it was asked for'),
});
