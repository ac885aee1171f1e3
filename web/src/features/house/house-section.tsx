import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { DENSE_FIELDS } from './house-look.ts';

/** Some settings of the house with what they are about. */
export function Section({
  id: part,
  title,
  text,
  children,
}: {
  /** Of a part that a link jumps to. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box component="section" id={part} aria-labelledby={id} sx={SECTION}>
      <div>
        <Typography component="h2" variant="h3" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

/** What it is about, and beside it the fields. */
const SECTION = {
  display: 'grid',
  gridTemplateColumns: { md: '260px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 2,
  pb: 3,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  ...DENSE_FIELDS,
} as const;
