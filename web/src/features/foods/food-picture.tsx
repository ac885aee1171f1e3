import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { plateOf } from '../../lib/ground.ts';
import { useNearSource } from '../../first-paint/deferred-image.tsx';

const FALLBACK = '/img/site/plate.webp';

interface FoodPictureProps {
  readonly src: string;
  /** What it shows, where the house says it; left out where the picture only decorates a line. */
  readonly alt?: string;
  /** Determines the plate, so that a food always has the same one. */
  readonly seed: string;
  /** Edge of a cut-out picture, in pixels or as CSS by breakpoint. */
  readonly size: number | { readonly xs: string; readonly sm?: string; readonly md?: string; readonly lg?: string };
  /** Whether it is in sight at first; the others of a prerendered page are loaded when they come near. */
  readonly isEager?: boolean;
  /** Of a food that cannot be had now. */
  readonly isQuiet?: boolean;
  /** Of the plate. */
  readonly sx?: SxProps<Theme>;
}

/**
 * A food's picture. The name is always beside it, so it is decorative unless there is more to say of it. The house's own pictures are cut out, and lie on a
 * plate; any other is a photograph, and fills its place.
 */
export function FoodPicture({
  src,
  alt = '',
  seed,
  size,
  isEager = false,
  isQuiet = false,
  sx = null,
}: FoodPictureProps): React.JSX.Element {
  /** The address that failed: another one is tried. */
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === src;
  const near = useNearSource(src);
  // A prerendered picture may have failed before hydration.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.src && picture.complete && picture.naturalWidth === 0) setFailed(picture.getAttribute('src'));
  }, []);
  return (
    <Box
      sx={[PLATE, { '--size': typeof size === 'number' ? `${size}px` : size }, ...(Array.isArray(sx) ? sx : [sx])]}
      style={{ backgroundColor: `var(--mui-palette-plate-${plateOf(seed)})` }}
    >
      <Box
        component="img"
        key={src} // or the one before is shown until this one is loaded, in a look that is not its own
        ref={look}
        src={hasFailed ? FALLBACK : isEager ? src : near}
        data-src={isEager ? undefined : src}
        alt={hasFailed ? '' : alt}
        draggable={false}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => {
          setFailed(src);
        }}
        sx={isQuiet ? [PICTURE, QUIET] : PICTURE}
      />
    </Box>
  );
}

/**
 * With a soft shadow below a cut-out picture. Not a CSS filter, which is slow to paint and makes browsers count the picture
 * as half again as large, and so as the page's largest element.
 */
const PLATE = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 1,
  height: 1,
  // Dark pans of a drawn dish would be lost on a dark plate: some light lies behind them.
  '[data-color-scheme="dark"] &::after': {
    content: '""',
    gridArea: '1 / 1',
    width: 1,
    height: 1,
    background: 'radial-gradient(closest-side, rgb(255 236 214 / 0.2), rgb(255 236 214 / 0))',
  },
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    width: 'calc(var(--size) * 0.84)',
    height: 'calc(var(--size) * 0.22)',
    transform: 'translateY(calc(var(--size) * 0.46))',
    background: 'radial-gradient(closest-side, rgb(60 25 5 / 0.34), rgb(60 25 5 / 0))',
  },
} as const;

const PICTURE = {
  gridArea: '1 / 1',
  position: 'relative',
  width: 'var(--size)',
  height: 'var(--size)',
  objectFit: 'contain',
  '&:not([src^="/img/"]):not([data-src^="/img/"])': {
    position: 'absolute',
    inset: 0,
    width: 1,
    height: 1,
    objectFit: 'cover',
  },
} as const;

const QUIET = { filter: 'grayscale(1)', opacity: 0.6 } as const;
