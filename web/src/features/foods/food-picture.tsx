import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { groundOf } from '../../lib/ground.ts';
import { OVER_SHADOW } from '../../ui/over-shadow.ts';

const PLATES = ['plate.peach', 'plate.sage', 'plate.butter', 'plate.rose'] as const;
const FALLBACK = '/img/site/plate.webp';

interface FoodPictureProps {
  readonly src: string;
  /** Chooses the ground, so that the same food always stands on the same one. */
  readonly seed: string;
  /** Edge in pixels of the picture itself. */
  readonly size: number;
  readonly isEager?: boolean;
}

/** A food's picture on a soft ground. Decorative: the name always stands beside it. */
export function FoodPicture({ src, seed, size, isEager = false }: FoodPictureProps): React.JSX.Element {
  const [hasFailed, setHasFailed] = useState(false);
  // A picture of a page that was rendered at build may have failed before anybody listened.
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
