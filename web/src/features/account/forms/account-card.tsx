import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../../copy.ts';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';

/** The layout of login and sign-up: a picture beside a card with the form. */
export function AccountCard({
  title,
  brand,
  children,
}: {
  readonly title: string;
  readonly brand: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { md: '1.1fr 1fr' } }}>
      <PageMeta title={title} description="Your Foodhouse account: order food and follow it live." />
      <Box
        aria-hidden="true"
        sx={{
          display: { xs: 'none', md: 'grid' },
          placeItems: 'center',
          bgcolor: 'plate.peach',
          position: 'relative',
          overflow: 'hidden',
        }}
      >
        <Box
          component="img"
          src="/img/food/seafood-paella.webp"
          alt=""
          loading="lazy" // phones show no pictures here
          sx={{ width: 'min(46%, 320px)' }}
        />
        <Box
          component="img"
          src="/img/food/strawberry-shortcake.webp"
          alt=""
          loading="lazy" // phones show no pictures here
          sx={{ position: 'absolute', width: 120, top: '14%', right: '14%', rotate: '12deg' }}
        />
        <Box
          component="img"
          src="/img/food/carnitas-tacos.webp"
          alt=""
          loading="lazy" // phones show no pictures here
          sx={{ position: 'absolute', width: 140, bottom: '12%', left: '12%', rotate: '-10deg' }}
        />
      </Box>
      <Box sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: 430 }}>
          {brand}
          <Surface radius="card" sx={{ mt: 2, p: { xs: 3, sm: 4 } }}>
            <Typography component="h1" variant="h2" sx={{ mb: 3 }}>
              {title}
            </Typography>
            {children}
          </Surface>
        </Box>
      </Box>
    </Box>
  );
}

/** 'Error: ' and the reason, beside the button that was pressed. */
export function SubmitError({
  message,
  hasPlace = false,
}: {
  readonly message: string | null;
  /** Whether its place is empty without a message, so that nothing moves when there is one. */
  readonly hasPlace?: boolean;
}): React.JSX.Element | null {
  if (message === null) return hasPlace ? <Box sx={ERROR_PLACE} /> : null;
  return (
    <Box role="alert" sx={ERROR_LOOK}>
      <span>
        {MESSAGES.errorPrefix}
        {message}
      </span>
    </Box>
  );
}

/** Two lines of text. */
const ERROR_PLACE = { minHeight: 48 } as const;

const ERROR_LOOK = {
  ...ERROR_PLACE,
  display: 'grid',
  alignItems: 'center',
  px: 2,
  py: 0.5,
  borderRadius: RADII.field,
  bgcolor: 'error.light',
  color: 'error.dark',
  typography: 'body2',
  fontWeight: 600,
} as const;
