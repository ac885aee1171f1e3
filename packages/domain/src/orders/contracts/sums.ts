import { z } from 'zod';
import { AMOUNTS } from '../amounts.ts';
import type { SumsDto } from '../sums.ts';

const ROWS = Object.values(AMOUNTS);

/** The fields of an answer that shows what is between lines and total. */
export const sumsAnswer = Object.fromEntries(
  ROWS.map(({ wire, about }) => [wire, z.number().exactOptional().describe(about)]),
) as { readonly [Wire in keyof SumsDto]-?: z.ZodExactOptional<z.ZodNumber> };

const named = (sign: 1 | -1): string =>
  ROWS.flatMap((amount) => (amount.sign === sign ? [amount.wire] : [])).join(' and ');

export const TOTAL_WORDS = `as charged: the lines, minus ${named(-1)}, plus ${named(1)}`;
