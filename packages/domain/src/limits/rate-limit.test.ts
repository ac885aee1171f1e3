import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLimit, RATE_LIMITS } from './rate-limit.ts';

const limit = { count: 3, windowMs: 1000 };

describe('a limit', () => {
  it('allows its number of actions and then says how long to wait', () => {
    expect(decideLimit(limit, [], 100)).toEqual({ status: 'allowed', takenAtMs: [100] });
    expect(decideLimit(limit, [100, 200], 300)).toEqual({ status: 'allowed', takenAtMs: [100, 200, 300] });
    expect(decideLimit(limit, [100, 200, 300], 400)).toEqual({ status: 'refused', retryAfterMs: 700 });
  });

  it('forgets actions outside of the window', () => {
    expect(decideLimit(limit, [100, 200, 300], 1100)).toEqual({ status: 'allowed', takenAtMs: [200, 300, 1100] });
  });

  it('never allows more than its number in any span of the window', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (gaps) => {
        let nowMs = 0;
        let remembered: readonly number[] = [];
        const made: number[] = [];
        for (const gap of gaps) {
          nowMs += gap;
          const decision = decideLimit(limit, remembered, nowMs);
          if (decision.status === 'refused') {
            expect(decision.retryAfterMs).toBeGreaterThan(0);
            expect(decideLimit(limit, remembered, nowMs + decision.retryAfterMs).status).toBe('allowed');
          } else {
            remembered = decision.takenAtMs;
            made.push(nowMs);
          }
        }
        const fullest = made.map((end) => made.filter((at) => at <= end && at > end - limit.windowMs).length);
        expect(Math.max(0, ...fullest)).toBeLessThanOrEqual(limit.count);
        expect(remembered.length).toBeLessThanOrEqual(limit.count);
      }),
    );
  });

  it('is wide for all requests together whose address is unknown', () => {
    expect(RATE_LIMITS.reviewFromUnknown).toEqual({ count: 100, windowMs: 3_600_000 });
    expect(RATE_LIMITS.registrationFromUnknown).toEqual({ count: 200, windowMs: 3_600_000 });
    expect(RATE_LIMITS.guestFromUnknown).toEqual({ count: 600, windowMs: 3_600_000 });
  });

  it('is ten orders, twenty registrations and a hundred guests a minute, five reviews and twenty screens in ten', () => {
    expect(RATE_LIMITS).toMatchObject({
      order: { count: 10, windowMs: 60_000 },
      review: { count: 5, windowMs: 600_000 },
      registration: { count: 20, windowMs: 60_000 },
      guest: { count: 100, windowMs: 60_000 },
      screen: { count: 20, windowMs: 600_000 },
    });
  });
});
