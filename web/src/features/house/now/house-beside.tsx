// No stories: fetches house-lines.tsx.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useHouseOpen } from '../../../lib/house-face.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

export const LazyHouseLines = lazyComponent(async () => (await import('./house-lines.tsx')).HouseLines);

/** Who the house is, at the end of a public page. Fetched after the page, whose HTML does not know it. */
export function HouseBeside(): React.JSX.Element | null {
  return useIsHydrated() ? (
    <OptionalPart>
      <LazyHouseLines />
    </OptionalPart>
  ) : null;
}

/** The same with its room, until the house has answered on this page or cannot: what is below stays where it is. */
export function HouseWithRoom({
  room,
  sx,
}: {
  readonly room: SxProps<Theme>;
  readonly sx: SxProps<Theme>;
}): React.JSX.Element {
  const isWaiting = useHouseOpen() === undefined;
  return (
    <Box {...(isWaiting && { 'data-room': '' })} sx={[sx, isWaiting ? room : {}].flat()}>
      <HouseBeside />
    </Box>
  );
}
