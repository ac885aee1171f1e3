import Box from '@mui/material/Box';

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
  pb: { xs: 0.5, lg: 0 },
  typography: 'title',
  overflowWrap: 'anywhere',
} as const;
