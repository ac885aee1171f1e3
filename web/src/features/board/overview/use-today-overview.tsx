import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useBusinessDay, useDaySpan, type BusinessDay } from '../../../lib/use-business-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { Region } from '../../../ui/region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayStrip } from './day-strip.tsx';
import { useDayFigures } from './use-day-figures.ts';
import * as texts from './texts.ts';

const DayOverview = lazyComponent(async () => (await import('./day-overview.tsx')).DayOverview);

/** From this width the closed overview's figures fit beside the page's heading. */
const WIDE = '(min-width: 1280px)';

/** Beside the heading; on a phone in one word, after a sign where it closes. */
const BUTTON = { px: { xs: 2, sm: 2.75 }, gap: { xs: 0.5, sm: 1 } } as const;
const SIGN = { display: { sm: 'none' } } as const;
const SHORT = { display: { sm: 'none' } } as const;
const LONG = { display: { xs: 'none', sm: 'inline' } } as const;

/**
 * The day's figures beside the heading, the button that opens the overview, and the overview while it is open.
 * `waiting` is the number of pending orders, if known; `revision` changes whenever an order does.
 */
export interface TodayOverview {
  readonly strip: (waiting: number | undefined, revision: string | null) => ReactNode;
  readonly button: ReactNode;
  readonly panel: (waiting: number | undefined) => ReactNode;
}

/**
 * The day's overview, collapsed: charts and orders are loaded only when it is opened.
 * @param aside rendered before the charts
 */
export function useTodayOverview(aside: ReactNode): TodayOverview {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery(WIDE);
  const today = useBusinessDay();
  const [chosen, setChosen] = useState<string | null>(null);
  const span = useDaySpan(chosen ?? today.day);
  const isToday = span.day === today.day;
  const label = isOpen ? texts.closeOverview() : texts.overviewOfToday();
  return {
    strip: (waiting, revision) =>
      isWide && !isOpen && <CountedStrip key={today.fromMs} day={today} waiting={waiting} revision={revision} />,
    button: (
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-label={label}
        sx={BUTTON}
        onClick={() => {
          setIsOpen(!isOpen);
          setChosen(null);
        }}
      >
        {isOpen && <Close fontSize="small" sx={SIGN} />}
        <Box component="span" sx={SHORT}>
          {texts.overview()}
        </Box>
        <Box component="span" sx={LONG}>
          {label}
        </Box>
      </Button>
    ),
    panel: (waiting) =>
      isOpen && (
        <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
          <DayChoice
            day={span.day}
            today={today.day}
            onChange={(day) => {
              setChosen(day === today.day ? null : day);
            }}
          />
          <Region>
            <Suspense fallback={<Skeleton aria-busy="true" sx={{ height: 560 }} />}>
              <DayOverview key={span.fromMs} span={span} isToday={isToday} waiting={waiting} aside={isToday && aside} />
            </Suspense>
          </Region>
        </Box>
      ),
  };
}

function CountedStrip({
  day,
  waiting,
  revision,
}: {
  readonly day: BusinessDay;
  readonly waiting: number | undefined;
  readonly revision: string | null;
}): React.JSX.Element {
  return <DayStrip figures={{ ...useDayFigures(day, revision), waiting }} />;
}
