import type { Review } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { listReviews, sendReview } from './reviews.ts';
import { ANN, BOSS, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const HERE = '203.0.113.7';
const request = { name: 'Zoe', description: 'Lovely.', img: 'zoe@example.com' };

function house(): { store: MemoryStore; ports: Parameters<typeof sendReview>[0] } {
  const store = new MemoryStore();
  return { store, ports: { unitOfWork: store, clock: fixedClock, ids: countingIds() } };
}

describe('a review', () => {
  it('is stored with its address masked, and the address apart', async () => {
    const { store, ports } = house();
    const review: Review = {
      id: 'order-1',
      name: 'Zoe',
      description: 'Lovely.',
      maskedEmail: 'z***@example.com',
      createdAtMs: NOW_MS,
    };
    expect(await sendReview(ports, request, HERE, null)).toEqual({ status: 'done', value: review });
    expect(store.get('reviews/order-1')).toEqual(review);
    expect(store.get('reviewContacts/order-1')).toBe('zoe@example.com');
    expect(store.get('counters/reviews')).toBe(1);
  });

  it('needs no address', async () => {
    const { store, ports } = house();
    expect(await sendReview(ports, { ...request, img: '' }, HERE, null)).toMatchObject({ value: { maskedEmail: '' } });
    expect(store.documents.has('reviewContacts/order-1')).toBe(false);
  });

  it('is refused when it is the sixth from one address in ten minutes, concurrent or not', async () => {
    const { store, ports } = house();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => sendReview(ports, request, HERE, null)));
    expect(outcomes.filter((outcome) => outcome.status === 'done')).toHaveLength(5);
    expect(store.get('counters/reviews')).toBe(5);
    expect(await sendReview(ports, request, HERE, null)).toMatchObject({
      reason: 'RATE_LIMITED',
      details: { retryAfterSeconds: 600 },
    });
    expect(await sendReview(ports, request, '203.0.113.8', null)).toMatchObject({ status: 'done' });
    const later = { ...ports, clock: { nowMs: () => NOW_MS + 600_000 } };
    expect(await sendReview(later, request, HERE, null)).toMatchObject({ status: 'done' });
  });

  it('leaves no address in the limit’s record', async () => {
    const { store, ports } = house();
    await sendReview(ports, request, HERE, null);
    expect([...store.documents.keys()].filter((key) => key.includes(HERE))).toEqual([]);
  });
});

describe('the list of reviews', () => {
  const review: Review = { id: 'r', name: 'Zoe', description: '', maskedEmail: 'z***@example.com', createdAtMs: 0 };
  const reviewBook = {
    reviews: () => Promise.resolve({ items: [review], next: null }),
    emailsOf: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, 'zoe@example.com']))),
  };

  it.each([
    ['nobody in particular', null, 'z***@example.com'],
    ['a customer', ANN, 'z***@example.com'],
    ['an admin', BOSS, 'zoe@example.com'],
  ])('shows %s the address as %s may see it', async (_who, caller, img) => {
    const { items } = await listReviews({ reviewBook }, caller, { limit: 10, after: null });
    expect(items.map((item) => item.img)).toEqual([img]);
  });
});
