import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRole, type RecordedRole } from './watch-role.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Watched {
  /** The server's answer. */
  readonly say: (recorded: RecordedRole) => void;
  /** The listener fails, as in an outage. */
  readonly breakOff: () => void;
  readonly opened: () => number;
  readonly refresh: ReturnType<typeof vi.fn<() => Promise<void>>>;
  readonly end: () => void;
}

function watch(): Watched {
  let opened = 0;
  let say: Watched['say'] = () => undefined;
  let breakOff = (): void => undefined;
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const end = watchRole(
    (onRole, onEnd) => {
      opened += 1;
      say = onRole;
      breakOff = onEnd;
      return () => undefined;
    },
    'user',
    refresh,
  );
  return {
    say: (recorded) => {
      say(recorded);
    },
    breakOff: () => {
      breakOff();
    },
    opened: () => opened,
    refresh,
    end,
  };
}

describe('a watched role', () => {
  it('refreshes the claims at once when the record differs, then with growing pauses, until they agree', async () => {
    const { say, refresh, end } = watch();
    say('chef');
    await vi.advanceTimersByTimeAsync(10);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh.mock.calls.length).toBeLessThan(18);
    const before = refresh.mock.calls.length;
    say('user');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(before);
    end();
  });

  it('is refreshed at most once a minute in the end when there is no record', async () => {
    const { say, refresh, end } = watch();
    say('no record');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(refresh.mock.calls.length).toBeLessThan(70);
    end();
  });

  it('reopens a failed listener with growing pauses and does nothing meanwhile', async () => {
    const { say, breakOff, opened, refresh, end } = watch();
    say('chef');
    await vi.advanceTimersByTimeAsync(10);
    breakOff();
    await vi.advanceTimersByTimeAsync(999);
    expect([opened(), refresh.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened()).toBe(2);
    breakOff();
    await vi.advanceTimersByTimeAsync(1999);
    expect(opened()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([opened(), refresh.mock.calls.length]).toEqual([3, 1]);
    end();
  });

  it('ends when it is stopped', async () => {
    const { say, breakOff, opened, refresh, end } = watch();
    say('chef');
    await vi.advanceTimersByTimeAsync(10);
    breakOff();
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([opened(), refresh.mock.calls.length]).toEqual([1, 1]);
  });
});
