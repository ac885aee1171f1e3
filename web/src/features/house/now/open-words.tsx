// No stories: in house-line.tsx and in house-state.tsx.
import type { OpenState } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Whether the house is open, after a dot that says the same by its colour. */
export function OpenWords({
  state: { isOpen, words },
  sx = [],
}: {
  readonly state: OpenState;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Box component="span" data-open={isOpen} sx={[WORDS, sx].flat()}>
      {words}
    </Box>
  );
}

const WORDS = {
  fontWeight: 700,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    marginInlineEnd: 1,
    borderRadius: '50%',
    bgcolor: 'error.main',
  },
  '&[data-open="true"]::before': { bgcolor: 'secondary.main' },
} as const;
