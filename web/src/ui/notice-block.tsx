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
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, md: 9 }, px: 2 }}
    >
      <Box
        sx={{
          width: 132,
          height: 132,
          borderRadius: '50%',
          bgcolor: 'plate.peach',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <img src={picture} alt="" width={84} height={84} />
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
