// No stories: in add-food-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

/** A part of a form under a line to press. What is in it is there once it was open. */
export function Fold({
  id,
  title,
  summary,
  isOpen,
  onToggle,
  children,
}: {
  /** The part of an address that leads to it. */
  readonly id?: string;
  readonly title: string;
  /** What it says, in a few words. */
  readonly summary?: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}): React.JSX.Element {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Box
      component="details"
      id={id}
      sx={SECTION}
      open={isOpen}
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => {
        onToggle(event.currentTarget.open);
      }}
    >
      <Box component="summary" sx={[SUMMARY, { '&::before': { content: isOpen ? '"−"' : '"+"' } }]}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {summary !== undefined && !isOpen && (
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={SAYS}>
            {summary}
          </Typography>
        )}
      </Box>
      {wasOpen && children}
    </Box>
  );
}

/** Parts below each other. */
export const FOLDS = { borderTop: 1, borderColor: 'divider' } as const;
const SECTION = {
  borderBottom: 1,
  borderColor: 'divider',
  scrollMarginTop: 'calc(var(--bar-height, 0px) + 8px)',
  '&[open]': { pb: 2 },
} as const;
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  cursor: 'pointer',
  fontWeight: 700,
  '&::before': { width: 24, flexShrink: 0, color: 'text.secondary' },
} as const;
const SAYS = { marginInlineStart: 'auto', paddingInlineStart: 2, minWidth: 0 } as const;
