import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';

const ALL = 5;

/** A static rating: a decoration, because nobody rated anything. Plain text, so that a page of cards stays light. */
export function Rating({
  value,
  sx = {},
}: {
  readonly value: number;
  readonly sx?: SystemStyleObject;
}): React.JSX.Element {
  return (
    <Box component="span" aria-hidden="true" sx={[STARS, sx]}>
      {'★'.repeat(value)}
      {'☆'.repeat(ALL - value)}
    </Box>
  );
}

const STARS = { color: 'text.secondary', typography: 'caption', letterSpacing: '0.08em', display: 'block' } as const;
