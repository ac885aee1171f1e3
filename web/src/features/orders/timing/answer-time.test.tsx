import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { keepToken } from '../../../data/token.ts';
import { AnswerTime } from './answer-time.tsx';

const MINUTE_MS = 60_000;
let asked: string[];
/** The answers of the server, the next one first. After the last one it is silent. */
let answers: Response[];

useFakeClock();

beforeEach(() => {
  asked = [];
  answers = [];
  keepToken(`head.${btoa(JSON.stringify({ sub: 'ann', exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/settle')) return Promise.resolve(new Response());
    asked.push(address);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
});

const waiting = (leftMs: number) => anOrder({ id: 'a/b', answerByMs: Date.now() + leftMs });
const refusal = (status: number, reason: string): Response =>
  Response.json({ error: { status: 'ABORTED', message: reason, details: { reason, requestId: 'r' } } }, { status });
const answered = (status: string): Response => Response.json({ _id: 'a/b', status });

describe('the time that is left to answer', () => {
  it('counts down, and does not ask before its end', async () => {
    render(<AnswerTime order={waiting(2 * MINUTE_MS + 14_000)} />);
    expect(screen.getByText('We’ll answer within 2:14 min')).toBeDefined();
    await pass(14_000);
    expect(screen.getByText('We’ll answer within 2:00 min')).toBeDefined();
    await pass(2 * MINUTE_MS - 1000);
    expect([screen.getByText('We’ll answer within 0:01 min').textContent, asked]).toEqual([expect.anything(), []]);
  });

  it('D6 without a tick: at its end says so and has the order rejected, at once and until the server has', async () => {
    answers = [answered('pending'), new Response('', { status: 503 }), answered('reject'), answered('reject')];
    render(<AnswerTime order={waiting(5000)} />);
    await pass(5000);
    expect(screen.getByText('Nobody answered in time: nothing is due')).toBeDefined();
    expect(asked).toEqual(['/api/orders/a%2Fb/settle']);
    await pass(1000 + 2000);
    expect(asked).toHaveLength(3);
    await pass(10 * MINUTE_MS);
    expect(asked).toHaveLength(3);
  });

  it('asks again when too many asked at once, and no more when there is no such order or it is no longer shown', async () => {
    answers = [refusal(409, 'CONTENTION'), refusal(404, 'ORDER_NOT_FOUND')];
    const { unmount } = render(<AnswerTime order={waiting(0)} />);
    await pass(MINUTE_MS);
    expect(asked).toHaveLength(2);
    unmount();
    render(<AnswerTime order={waiting(0)} />).unmount();
    await pass(MINUTE_MS);
    expect(asked).toHaveLength(3);
  });

  it('is short in a cell, and nothing for an order that waits for ever', () => {
    const { container, rerender } = render(<AnswerTime order={waiting(9000)} isShort />);
    expect(container.textContent).toBe('0:09 left');
    rerender(<AnswerTime order={waiting(281 * MINUTE_MS + 43_000)} isShort />);
    expect(container.textContent).toBe('4 h 42 min left');
    rerender(<AnswerTime order={waiting(12 * MINUTE_MS + 20_000)} isShort />);
    expect(container.textContent).toBe('13 min left');
    rerender(<AnswerTime order={waiting(5 * MINUTE_MS)} isShort />);
    expect(container.textContent).toBe('5:00 left');
    rerender(<AnswerTime order={waiting(12 * MINUTE_MS)} />);
    expect(container.textContent).toBe('We’ll answer within 12 min');
    rerender(<AnswerTime order={waiting(-1)} isShort />);
    expect(container.textContent).toBe('too late');
    rerender(<AnswerTime order={anOrder({ answerByMs: null })} isShort />);
    expect(container.textContent).toBe('');
  });
});
