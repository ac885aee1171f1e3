import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { groundOf } from '../../lib/ground.ts';
import { OVER_SHADOW } from '../../ui/over-shadow.ts';

const PLATES = ['plate.peach', 'plate.sage', 'plate.butter', 'plate.rose'] as const;
const FALLBACK = '/img/site/plate.webp';

interface FoodPictureProps {
  readonly src: string;
  /** Determines the backdrop, so that a food always has the same one. */
  readonly seed: string;
  /** Edge of the picture itself in pixels. */
  readonly size: number;
  readonly isEager?: boolean;
}

/** A food's picture on a soft backdrop. Decorative, because the name is always beside it. */
export function FoodPicture({ src, seed, size, isEager = false }: FoodPictureProps): React.JSX.Element {
  const [hasFailed, setHasFailed] = useState(false);
  // A prerendered picture may have failed before hydration.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <Box sx={{ bgcolor: PLATES[groundOf(seed)], display: 'grid', placeItems: 'center', width: '100%', height: '100%' }}>
      <Box component="span" sx={OVER_SHADOW}>
        <img
          ref={look}
          src={hasFailed ? FALLBACK : src}
          alt=""
          width={size}
          height={size}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setHasFailed(true);
          }}
          style={{ position: 'relative', objectFit: 'contain', display: 'block' }}
        />
      </Box>
    </Box>
  );
}
