import { LIMITS } from '@foodhouse/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { LazyGuard } from '../../../ui/guard-unsaved.tsx';
import { ReviewForm } from './review-form.tsx';

let answer: (response: Response) => void;
let breakOff: () => void;

beforeAll(LazyGuard.load);

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    answer = resolve;
    breakOff = () => {
      reject(new TypeError('network'));
    };
    return promise;
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function write(): Promise<void> {
  render(<ReviewForm />);
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Good soup');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const review = (): string | null => screen.queryByRole('figure', { name: 'Your review' })?.textContent ?? null;

describe('a review', () => {
  it('shows at once, and as sent when the server has answered', async () => {
    await write();
    await expect.poll(review).toBe('Good soupAnn · sending …');
    expect(asksBeforeLeaving()).toBe(true);
    await act(async () => {
      answer(Response.json({ _id: 'r' }, { status: 201 }));
      await Promise.resolve();
    });
    await expect.poll(review).toBe('Good soupAnn · sent');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('is removed when it is refused, and the typed text stays', async () => {
    await write();
    await expect.poll(review).not.toBeNull();
    await act(async () => {
      answer(
        Response.json(
          { error: { status: 'INTERNAL', message: '', details: { reason: null, requestId: 'r' } } },
          { status: 500 },
        ),
      );
      await Promise.resolve();
    });
    await expect.poll(review).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('We could not save this');
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveProperty('value', 'Good soup');
  });

  it('may have been sent when there is no answer, and can be sent again', async () => {
    await write();
    await expect.poll(review).not.toBeNull();
    await act(async () => {
      breakOff();
      await Promise.resolve();
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('We could not hear back. Sending it again is safe: there will be one review.');
  });
});

it.each([
  ['', 'Please tell us your name.'],
  ['n'.repeat(LIMITS.name + 1), `expected at most ${LIMITS.name} characters`],
  ['Ann\u0007', 'expected text without control characters'],
])('a name that no review may have, such as %j, is refused in words', async (name, sentence) => {
  render(<ReviewForm />);
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: name } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(sentence)).toBeDefined();
});
