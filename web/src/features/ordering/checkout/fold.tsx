// No stories: shown by contact-fields.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A part of the checkout that is folded away. */
export function Fold({
  summary,
  open,
  isFixed = false,
  children,
}: {
  readonly summary: string;
  /** `undefined` leaves it to the person. */
  readonly open: true | undefined;
  /** What must be filled in stays open, whoever presses it. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box
      component="details"
      open={isFixed || open}
      onToggle={({ currentTarget }) => {
        if (isFixed) currentTarget.open = true;
      }}
      sx={{ pt: 0.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
    >
      <Box component="summary" sx={[SUMMARY, isFixed && FIXED]}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 600,
  // A chevron, whose outer edge ends with the row.
  '&::after': {
    content: '""',
    flexShrink: 0,
    width: 9,
    height: 9,
    m: '-4px 0 0',
    marginInline: 'auto 5px',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '[open] > &::after': { mt: '4px', transform: 'rotate(225deg)' },
} as const;

/** Nothing to fold. */
const FIXED = { cursor: 'default', '&::after': { display: 'none' } } as const;
