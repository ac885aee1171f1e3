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
  /** `h1` where it is the page: then it looks like that of an address that is none, in the middle of it. */
  readonly headingLevel?: 'h1' | 'h2';
  /** `start`: in a list where its first row would be. */
  readonly align?: 'center' | 'start';
}

/** A picture, a sentence and a next step: for empty, failed and forbidden content. */
export function NoticeBlock({
  picture,
  title,
  children,
  action,
  role = 'status',
  headingLevel = 'h2',
  align = 'start',
}: NoticeBlockProps): React.JSX.Element {
  const isPage = headingLevel === 'h1';
  return (
    <Box role={role} sx={isPage ? PAGE : [LOOK, align === 'start' && IN_LISTS]}>
      {isPage ? (
        <img src={picture} alt="" width={180} height={180} />
      ) : (
        <Box sx={PLATE}>
          <img src={picture} alt="" width={64} height={64} />
        </Box>
      )}
      <Typography
        component={headingLevel}
        variant={isPage ? 'h2' : 'lead'}
        sx={isPage ? { textWrap: 'balance' } : { fontWeight: 700 }}
      >
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
  '[data-lists] &': { py: 3 },
} as const;
const PAGE = { ...LOOK, minHeight: '56vh', placeContent: 'center' } as const;
const PLATE = {
  width: 96,
  height: 96,
  borderRadius: '50%',
  bgcolor: 'plate.peach',
  display: 'grid',
  placeItems: 'center',
} as const;
const IN_LISTS = { '[data-lists] &': { justifyItems: 'start', textAlign: 'start' } } as const;
