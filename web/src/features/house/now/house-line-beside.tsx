// No stories: fetches house-line.tsx.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { hasHouseLine, useHouseFace, useHouseOpen } from '../../../lib/house-face.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const Line = lazyComponent(async () => (await import('./house-line.tsx')).HouseLine);

/**
 * Where the house is and whether it is open, on a page that asks the house. Its room is there from the first paint on
 * (`data-line`, public/color-scheme.js), and the line comes once it can be said whole: nothing moves.
 */
export function HouseLineBeside({ sx = [] }: { readonly sx?: SxProps<Theme> }): React.JSX.Element {
  return <Box sx={[ROOM, sx].flat()}>{useIsLineSaid() && <LazyLine />}</Box>;
}

/** The same in the place of other words, which keep its room and stand there for a house that has not said who it is. */
export function HouseLineInstead({
  sx = [],
  children,
}: {
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isSaid = useIsLineSaid();
  return (
    <Box sx={[OVER, sx].flat()}>
      <Box sx={[isSaid && HIDDEN, WORDS]}>{children}</Box>
      {isSaid && (
        <Box sx={LINE}>
          <LazyLine />
        </Box>
      )}
    </Box>
  );
}

/** Whether the house has said where it is or when it is open, and has answered on this page or cannot. */
function useIsLineSaid(): boolean {
  const [isHydrated, face, open] = [useIsHydrated(), useHouseFace(), useHouseOpen()];
  return isHydrated && open !== undefined && hasHouseLine(face, open);
}

function LazyLine(): React.JSX.Element {
  return (
    <OptionalPart>
      <Line />
    </OptionalPart>
  );
}

/** On a first visit to a site that was built for nobody there is none: the specification's page has none, and what came later would move the page. */
const ROOM = { display: 'none', '[data-line="known"] &': { display: 'block', height: 44 } } as const;

const HIDDEN = { visibility: 'hidden' } as const;
const OVER = { display: 'grid' } as const;
const BOTH = { gridArea: '1 / 1', minWidth: 0 } as const;
/** Of a house that is known to have said who it is they are never seen. */
const WORDS = { ...BOTH, '[data-line="known"] &': HIDDEN } as const;
/** Less high than the words, but for its links. */
const LINE = { ...BOTH, alignSelf: 'center', my: '-10px' } as const;
