import { method, type MethodDefinition } from './signatures.ts';
import type { Outcome } from './values.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

type Read = (nanos: bigint) => Outcome;

const ofTimestamp = (run: Read): MethodDefinition => method('timestamp', [[]], ({ nanos }) => run(nanos));
const ofDuration = (run: Read): MethodDefinition => method('duration', [[]], ({ nanos }) => run(nanos));

function fromDate(read: (date: Date) => number): MethodDefinition {
  return ofTimestamp((nanos) => ({ type: 'int', value: BigInt(read(toDate(nanos))) }));
}

/** Methods of timestamps, all in UTC, and of durations. @source docs/rules.md#times */
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
    nanos: ofTimestamp((nanos) => ({ type: 'int', value: modulo(nanos, NANOS_PER_SECOND) })),
    toMillis: ofTimestamp((nanos) => ({ type: 'int', value: floorDivide(nanos, 1_000_000n) })),
    date: ofTimestamp((nanos) => ({ type: 'timestamp', nanos: floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY })),
    time: ofTimestamp((nanos) => ({ type: 'duration', nanos: modulo(nanos, NANOS_PER_DAY) })),
  },
  duration: {
    seconds: ofDuration((nanos) => ({ type: 'int', value: nanos / NANOS_PER_SECOND })),
    nanos: ofDuration((nanos) => ({ type: 'int', value: nanos % NANOS_PER_SECOND })),
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
