import { placeOrder } from '../services/ordering/place-order.ts';
import { identifyCaller } from '../services/people/identify-caller.ts';
import { BusyError } from '../services/shared/outcomes.ts';
import type { Caller } from '../services/shared/ports.ts';
import { ContentionError } from '../services/shared/contention.ts';
import type { TimedHouse } from './timed-house.ts';

// Orders under load, as one instance takes them: the gate, the queue of the food, and one commit.

export interface Ordered {
  /** `placed`, the reason of a refusal, or `fault` for what would be a 5xx. */
  readonly outcome: string;
  readonly tookMs: number;
}

/** One order through the gate, with its deadline from its arrival. Never throws. */
export async function order(
  { ports }: TimedHouse,
  customer: Caller,
  foodId: string,
  priceMinor: number,
): Promise<Ordered> {
  const arrivedMs = Date.now();
  const startMs = performance.now();
  const outcome = await attempt().catch(reasonOf);
  return { outcome, tookMs: performance.now() - startMs };

  async function attempt(): Promise<string> {
    const identified = await identifyCaller(ports, [`Bearer ${customer.uid}`]);
    if (identified.status !== 'done') return identified.reason;
    const request = { foodId, userId: customer.uid, priceMinor };
    const own = { ...ports, unitOfWork: ports.unitOfWork.since(arrivedMs) };
    const placed = await placeOrder(own, { caller: customer, request, idempotencyKey: null });
    return placed.status === 'done' ? 'placed' : placed.reason;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BusyError) return 'BUSY';
  return error instanceof ContentionError ? 'CONTENTION' : 'fault';
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
