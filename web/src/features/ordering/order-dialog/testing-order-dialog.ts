import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { parseBody } from '../../../test/parse-body.ts';
import { quoteOf } from '../basket-dialog/testing-checkout.tsx';

// The order dialog over a server whose answers to orders a test sets.

export const PLACED = { _id: 'o1', foodName: 'Pho', price: 9.5, status: 'pending', token: 'K7M2QX' };

export interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

/** A fake server behind `fetch`: answers in turn and records the requests. */
export function fakeServer(
  ...answers: readonly (readonly [status: number, body: unknown] | 'no answer')[]
): readonly Sent[] {
  const sent: Sent[] = [];
  const queue = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(); // the network is up
    if (url === '/api/quote') return Response.json(quoteOf(parseBody(init.body)));
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: parseBody(init.body) });
    const answer = queue.shift() ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return sent;
}

export function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason, requestId: 'r', ...details } } };
}

/** Presses the button that orders. */
export async function confirm(name = 'Confirm'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}
