import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useMidnight } from '../../../lib/use-midnight.ts';
import { Button } from '../../../ui/button.tsx';
import { Region } from '../../../ui/region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const DayOverview = lazyComponent(async () => (await import('./day-overview.tsx')).DayOverview);

/** The button that opens the day's figures, and the figures while they are open. */
export interface TodayOverview {
  readonly button: ReactNode;
  readonly panel: ReactNode;
}

/**
 * The day's figures, collapsed: charts and reads are loaded only when they are opened.
 * @param aside rendered beside the figures
 */
export function useTodayOverview(aside: ReactNode): TodayOverview {
  const [isOpen, setIsOpen] = useState(false);
  const sinceMs = useMidnight();
  return {
    button: (
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? 'Close the overview' : 'Overview of today'}
      </Button>
    ),
    panel: isOpen && (
      <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
        <Region>
          <Suspense fallback={<Skeleton aria-busy="true" sx={{ height: 260 }} />}>
            <DayOverview key={sinceMs} sinceMs={sinceMs} aside={aside} />
          </Suspense>
        </Region>
      </Box>
    ),
  };
}
