import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFakeClock, pass } from '../../../test/fake-clock.ts';
import type { SignInResult } from '../api/sign-in.ts';
import { ANSWERS_WITHIN_MS, GoogleButton } from './google-button.tsx';

// Google's windows, each with an answer of its own.
const windows: ((result: SignInResult) => void)[] = [];
const prepared = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../api/sign-in.ts', () => ({
  prepareSignIn: () => {
    prepared();
  },
  signInWithGoogle: () =>
    new Promise<SignInResult>((resolve) => {
      windows.push(resolve);
    }),
}));

useFakeClock();

const CLOSED = { status: 'failed', message: 'The Google window was closed before it was done.' } as const;

it('can be pressed again where its window neither answers nor is closed, and takes a late answer', async () => {
  const onDone = vi.fn<() => void>();
  const onProblem = vi.fn<(problem: string | null) => void>();
  render(<GoogleButton onDone={onDone} onProblem={onProblem} />);
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  const press = (): Promise<void> => act(async () => void fireEvent.click(button));
  const isBusy = (): boolean => button.getAttribute('aria-busy') === 'true';
  const answer = (result: SignInResult): Promise<void> => act(async () => windows.shift()?.(result));
  await press();
  await pass(ANSWERS_WITHIN_MS - 1);
  expect([isBusy(), onProblem.mock.lastCall]).toEqual([true, [null]]);
  await pass(1);
  expect([isBusy(), onProblem.mock.lastCall?.[0]]).toEqual([false, expect.stringMatching(/has not answered/)]);
  await press();
  await answer(CLOSED); // the first one, which the second has closed
  expect([isBusy(), onProblem.mock.lastCall]).toEqual([true, [null]]);
  await pass(ANSWERS_WITHIN_MS);
  await answer({ status: 'done' });
  expect(onDone).toHaveBeenCalledOnce();
});

it('loads what its window needs before it is pressed', () => {
  prepared.mockClear();
  render(<GoogleButton onDone={() => undefined} onProblem={() => undefined} />);
  expect(prepared).toHaveBeenCalledOnce();
});
