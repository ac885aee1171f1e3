import Box from '@mui/material/Box';

/** Begins a category in the grid of the menu. */
export function CategoryHeading({
  count = null,
  children,
}: {
  /** How many foods it has; null while that is unknown. */
  readonly count?: number | null;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Box component="h2" data-category="" sx={HEADING}>
      <span>{children}</span>
      {count !== null && <small>{count}</small>}
    </Box>
  );
}

const HEADING = {
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  m: 0,
  pt: { xs: 2, sm: 1 },
  pb: { xs: 0.5, sm: 0 },
  typography: 'title',
  overflowWrap: 'anywhere',
  '& > small': { typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
