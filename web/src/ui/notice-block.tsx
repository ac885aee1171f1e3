import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeBlockProps {
  readonly picture: string;
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly role?: 'status' | 'alert';
  /** `h1` where the page has no other heading. */
  readonly headingLevel?: 'h1' | 'h2';
}

/** A picture, a sentence and a next step: for empty, failed and forbidden content. */
export function NoticeBlock({
  picture,
  title,
  children,
  action,
  role = 'status',
  headingLevel = 'h2',
}: NoticeBlockProps): React.JSX.Element {
  return (
    <Box role={role} sx={LOOK}>
      <Box
        sx={{
          width: 96,
          height: 96,
          borderRadius: '50%',
          bgcolor: 'plate.peach',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <img src={picture} alt="" width={64} height={64} />
      </Box>
      <Typography component={headingLevel} variant="lead" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

const LOOK = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  py: 6,
  // Where the first row of a list would be.
  '[data-lists] &': { justifyItems: 'start', textAlign: 'start', py: 3 },
} as const;
