import { businessDayOf, spanOfDay } from '@foodhouse/domain';
import { useEffect, useMemo, useState } from 'react';
import { useHouseClock, type HouseClock } from './clock.ts';
import { serverNowMs } from './server-clock.ts';

/** A timer may sleep with its machine: the day is looked up at least this often. */
const LOOK_MS = 60_000;

/** A business day of the house and when it begins and ends. */
export interface BusinessDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly fromMs: number;
  /** When the next one begins. */
  readonly toMs: number;
}

/** The business day of the house that is now. It changes when the next one begins. */
export function useBusinessDay(): BusinessDay {
  const clock = useHouseClock();
  const [nowMs, setNowMs] = useState(serverNowMs);
  const day = businessDayOf(nowMs, clock);
  const today = useDaySpan(day);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const { toMs } = spanOf(businessDayOf(serverNowMs(), clock), clock);
      timer = setTimeout(
        () => {
          setNowMs(serverNowMs());
          wait();
        },
        Math.min(LOOK_MS, toMs - serverNowMs()),
      );
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  }, [clock]);
  return today;
}

/** A business day by its date. */
export function useDaySpan(day: string): BusinessDay {
  const clock = useHouseClock();
  return useMemo(() => spanOf(day, clock), [day, clock]);
}

function spanOf(day: string, clock: HouseClock): BusinessDay {
  return { day, ...spanOfDay(day, clock) };
}
