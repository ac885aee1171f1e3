import { z } from 'zod';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { describe, optionalLine } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

const portionsFrom = (least: number): z.ZodType<number> => {
  const expected = `expected a whole number from ${least} to ${LIMITS.quantity}`;
  return z
    .int({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .min(least, expected)
    .max(LIMITS.quantity, expected);
};

const note = optionalLine(LIMITS.reason).default('');

/**
 * POST /foods/{id}/moves: portions thrown away, portions that came in, or all portions counted, with the number that
 * was shown when counting began.
 */
export const moveStockSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('waste'), portions: portionsFrom(1), note }),
    z.strictObject({ kind: z.literal('restock'), portions: portionsFrom(1), note }),
    z.strictObject({ kind: z.literal('count'), counted: portionsFrom(0), seen: portionsFrom(0), note }),
  ],
  { error: 'expected waste, restock or count' },
);
export type MoveStockRequest = z.infer<typeof moveStockSchema>;

export function parseMoveStockRequest(body: unknown): Parsed<MoveStockRequest> {
  return parseWith(moveStockSchema, body);
}
