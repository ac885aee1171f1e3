// No stories: in choice-fields.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is said of something in one line, which opens to be changed. */
export function FoldLine({
  summary,
  children,
}: {
  readonly summary: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="details" sx={{ width: 1 }}>
      <Box component="summary" sx={SUMMARY}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

const SUMMARY = {
  display: 'list-item',
  alignContent: 'center',
  minHeight: 44,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const;
