import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useMidnight } from '../../../lib/use-midnight.ts';
import { Button } from '../../../ui/button.tsx';
import { Region } from '../../../ui/region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const DayOverview = lazyComponent(async () => (await import('./day-overview.tsx')).DayOverview);

/**
 * The day's figures, collapsed: charts and reads are loaded only when they are opened.
 * @param props.aside rendered beside the figures
 */
export function TodayOverview({ aside }: { readonly aside: ReactNode }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const sinceMs = useMidnight();
  return (
    <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? 'Close the overview' : 'Overview of today'}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 2 }}>
          <Region>
            <Suspense fallback={<Skeleton aria-busy="true" sx={{ height: 260 }} />}>
              <DayOverview key={sinceMs} sinceMs={sinceMs} aside={aside} />
            </Suspense>
          </Region>
        </Box>
      )}
    </Box>
  );
}
