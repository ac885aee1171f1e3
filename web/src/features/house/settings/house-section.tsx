// No stories: in orders-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Some settings of the house with what they are about. */
export function Section({
  title,
  text,
  isStacked = false,
  hasChoice = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Whether the fields are below it at every width, above rows that are as wide as the card. */
  readonly isStacked?: boolean;
  /** Whether it begins with a choice, which is on the line of the title. */
  readonly hasChoice?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={isStacked ? STACKED : SECTION}>
      <div>
        <Typography component="h2" variant="h3" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </div>
      <Box sx={hasChoice ? [FIELDS, { mt: { md: -1 } }] : FIELDS}>{children}</Box>
    </Box>
  );
}

/** Rows below the other settings of a part, as wide as its card. */
export function Rows({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={ROWS}>
      <Typography component="h3" variant="h3" id={id}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}

/** What it is about, and beside it the fields. */
const SECTION = {
  display: 'grid',
  gridTemplateColumns: { md: '260px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 2,
  'section + &': { mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' },
} as const;

const FIELDS = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  // The line for the errors of the last fields is a part of the room below them.
  '& > :last-child:has([id$="-error"])': { mb: -1.5 },
} as const;

/** As on a phone. */
const STACKED = { ...SECTION, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const ROWS = { pt: 3, mt: 2, borderTop: 1, borderColor: 'divider' } as const;
