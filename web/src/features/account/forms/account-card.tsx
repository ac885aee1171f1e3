import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts';
import * as texts from './texts.ts';

/** Of a way to sign in. */
export interface SignInProps {
  readonly onDone: () => void;
  /** Called with the reason of a failure; with null when another try begins. */
  readonly onProblem: (problem: string | null) => void;
}

/** The layout of login and sign-up: a picture beside a card with the form. */
export function AccountCard({
  title,
  brand,
  below,
  children,
}: {
  readonly title: string;
  readonly brand: ReactNode;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { md: '1.1fr 1fr' } }}>
      <PageMeta title={title} description={texts.pageDescription} />
      <Box sx={TABLE}>
        <Box sx={DISHES}>
          {/* Lazy: phones show no pictures here. */}
          {Object.entries(PLACES).map(([food, place]) => (
            <Box
              key={food}
              component="img"
              src={`/img/food/${food}.webp`}
              alt=""
              loading="lazy"
              sx={{ position: 'absolute', height: 'auto', ...place }}
            />
          ))}
        </Box>
        <Typography variant="lead" sx={{ fontWeight: 700, textWrap: 'balance' }}>
          {texts.invitation()}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: 430 }}>
          {brand}
          <Surface radius="card" sx={{ mt: 2, p: { xs: 3, sm: 4 } }}>
            <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={{ mb: 3, outline: 'none' }}>
              {title}
            </Typography>
            {children}
          </Surface>
          {below}
        </Box>
      </Box>
    </Box>
  );
}

/** Beside the card in wide windows, and beside what comes below it too, which takes no room: a shadow as high as the window. */
const TABLE = {
  display: { xs: 'none', md: 'grid' },
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 5,
  p: 4,
  bgcolor: 'plate.peach',
  boxShadow: '0 100vh 0 0 var(--mui-palette-plate-peach)',
} as const;

/** A large dish on a round plate, and smaller ones around it. */
const DISHES = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'min(40vw, 60vh, 600px)',
  aspectRatio: '1',
  '&::before': { content: '""', position: 'absolute', inset: '9%', borderRadius: '50%', bgcolor: 'plate.butter' },
} as const;
const PLACES = {
  'seafood-paella': { width: '66%' },
  'strawberry-shortcake': { width: '25%', top: 0, insetInlineEnd: '6%', rotate: '12deg' },
  'carnitas-tacos': { width: '28%', bottom: 0, insetInlineStart: '4%', rotate: '-10deg' },
  'margherita-pizza': { width: '26%', top: '2%', insetInlineStart: '4%', rotate: '-8deg' },
  'flat-white': { width: '20%', bottom: '4%', insetInlineEnd: '8%', rotate: '8deg' },
} as const;

/** 'Error: ' and the reason, beside the button that was pressed. */
export function SubmitError({ message }: { readonly message: string | null }): React.JSX.Element | null {
  if (message === null) return null;
  return (
    <Box role="alert" sx={ERROR}>
      <span>{texts.problem({ message })}</span>
    </Box>
  );
}

/** Between two ways to sign in: 'or', whose place the reason takes when one of them fails, so that nothing moves. */
export function Or({ problem }: { readonly problem: string | null }): React.JSX.Element {
  return (
    <Box sx={BETWEEN}>
      {problem === null ? <Divider sx={OR}>{texts.or()}</Divider> : <SubmitError message={problem} />}
    </Box>
  );
}

const BETWEEN = { display: 'grid', alignItems: 'center', minHeight: 48, my: 1 } as const;
const OR = { color: 'text.secondary', typography: 'body2' } as const;

/** Two lines of text at least. */
const ERROR = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 48,
  px: 2,
  py: 0.5,
  borderRadius: RADII.field,
  bgcolor: 'error.light',
  color: 'error.dark',
  typography: 'body2',
  fontWeight: 600,
} as const;
