import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '../lib/loadable.ts';
import { FreshnessBanner } from './freshness-banner.tsx';
import { LoadMoreButton, type PagedList } from './load-more-button.tsx';

// A request without an answer for ten seconds says so, and a button retries.

const tried = vi.fn<() => void>();
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const tryAgain = (): HTMLElement | null => screen.queryByRole('button', { name: 'Try again' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  tried.mockClear();
  addEventListener('online', tried);
});

afterEach(() => {
  removeEventListener('online', tried);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a list that is no longer live', () => {
  it('says so at once, and after ten seconds offers a retry', async () => {
    render(<FreshnessBanner isFresh={false} />);
    expect(screen.getByRole('status').textContent).toMatch(/^Not live since \d\d:\d\d: we are reconnecting\.$/);
    await pass(9999);
    expect(tryAgain()).toBeNull();
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toHaveBeenCalledOnce();
  });

  it('says nothing more when it is live again', async () => {
    const { rerender, container } = render(<FreshnessBanner isFresh={false} />);
    await pass(10_000);
    rerender(<FreshnessBanner isFresh />);
    expect(container.textContent).toBe('');
  });
});

describe('a page of older rows without an answer', () => {
  const pages = (older: 'some' | 'coming'): Loadable<PagedList> => ({
    status: 'ready',
    value: { older, showOlder: () => undefined },
  });

  it('can be requested again after ten seconds', async () => {
    render(<LoadMoreButton list={pages('coming')}>Show older orders</LoadMoreButton>);
    await pass(9999);
    expect(tryAgain()).toBeNull();
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toHaveBeenCalledOnce();
  });

  it('has the next page’s button again when it came late', async () => {
    const { rerender } = render(<LoadMoreButton list={pages('coming')}>Show older orders</LoadMoreButton>);
    await pass(10_000);
    rerender(<LoadMoreButton list={pages('some')}>Show older orders</LoadMoreButton>);
    expect(screen.getByRole('button', { name: 'Show older orders' })).toHaveProperty('disabled', false);
    expect(tryAgain()).toBeNull();
  });
});
