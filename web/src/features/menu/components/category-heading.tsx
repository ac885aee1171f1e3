import Box from '@mui/material/Box';
import { LOW_WINDOW } from '../../../ui/low-window.ts';

/** Begins a category in the grid of the menu. */
export function CategoryHeading({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <Box component="h2" data-category="" sx={HEADING}>
      {children}
    </Box>
  );
}

const HEADING = {
  gridColumn: '1 / -1',
  m: 0,
  pt: { xs: 2, lg: 1 },
  pb: 0,
  '&:first-of-type': { pt: { xs: 0, lg: 1 } },
  typography: 'title',
  overflowWrap: 'anywhere',
  outline: 'none',
  // Below the bar of the site and that of the search.
  scrollMarginTop: { xs: 125, sm: 133 },
  [LOW_WINDOW]: { scrollMarginTop: 0 },
} as const;
