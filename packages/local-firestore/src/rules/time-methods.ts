import type { MethodDefinition } from './methods.ts';
import type { Outcome, RuleValue } from './values.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

type Timed = Extract<RuleValue, { type: 'timestamp' | 'duration' }>;

function reads(run: (nanos: bigint) => Outcome): MethodDefinition {
  return { overloads: [[]], run: (receiver) => run((receiver as Timed).nanos) };
}

function fromDate(read: (date: Date) => number): MethodDefinition {
  return reads((nanos) => ({ type: 'int', value: BigInt(read(toDate(nanos))) }));
}

/** Methods of timestamps, all in UTC, and of durations. @source rules-language 3.11, 3.12 */
export const METHODS_OF_TIME: Record<'timestamp' | 'duration', Record<string, MethodDefinition>> = {
  timestamp: {
    year: fromDate((date) => date.getUTCFullYear()),
    month: fromDate((date) => date.getUTCMonth() + 1),
    day: fromDate((date) => date.getUTCDate()),
    hours: fromDate((date) => date.getUTCHours()),
    minutes: fromDate((date) => date.getUTCMinutes()),
    seconds: fromDate((date) => date.getUTCSeconds()),
    dayOfWeek: fromDate((date) => date.getUTCDay() || 7),
    dayOfYear: fromDate(
      (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1,
    ),
    nanos: reads((nanos) => ({ type: 'int', value: modulo(nanos, NANOS_PER_SECOND) })),
    toMillis: reads((nanos) => ({ type: 'int', value: floorDivide(nanos, 1_000_000n) })),
    date: reads((nanos) => ({ type: 'timestamp', nanos: floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY })),
    time: reads((nanos) => ({ type: 'duration', nanos: modulo(nanos, NANOS_PER_DAY) })),
  },
  duration: {
    seconds: reads((nanos) => ({ type: 'int', value: nanos / NANOS_PER_SECOND })),
    nanos: reads((nanos) => ({ type: 'int', value: nanos % NANOS_PER_SECOND })),
  },
};

function toDate(nanos: bigint): Date {
  return new Date(Number(floorDivide(nanos, 1_000_000n)));
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}

function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}
