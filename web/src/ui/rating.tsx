import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useIsNamed } from '../lib/house-face.ts';

const ALL = 5;

/**
 * A static rating: a decoration, because nobody rated anything, and a sample that no house with a name has. Plain text, so that a
 * page of cards stays light.
 */
export function Rating({
  value,
  sx = {},
}: {
  readonly value: number;
  readonly sx?: SystemStyleObject;
}): React.JSX.Element | null {
  if (useIsNamed()) return null;
  return (
    <Box component="span" aria-hidden="true" data-sample="" sx={[STARS, sx]}>
      {'★'.repeat(value)}
      {'☆'.repeat(ALL - value)}
    </Box>
  );
}

const STARS = { color: 'text.secondary', typography: 'caption', letterSpacing: '0.08em', display: 'block' } as const;
