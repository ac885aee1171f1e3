// No stories: in choice-fields.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is said of something in one line, which opens to be changed. */
export function FoldLine({
  summary,
  isBeside = false,
  children,
}: {
  readonly summary: string;
  /** Whether it shares its line with what comes after it while it is closed, where there is room. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="details" sx={isBeside ? BESIDE : WHOLE}>
      <Box component="summary" sx={SUMMARY}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

const WHOLE = { width: 1 } as const;
const BESIDE = { flex: '1 1 120px', minWidth: 0, '&[open]': { flexBasis: '100%' } } as const;
const SUMMARY = {
  display: 'list-item',
  alignContent: 'center',
  minHeight: 44,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const;
