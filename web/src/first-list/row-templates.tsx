import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FirstList } from './ask-first-list.ts';
import { RADII } from '../ui/radii.ts';
import { Surface } from '../ui/surface.tsx';

// The rows of a list in words, until its table is there (fill-rows.ts, decision 031). Each is where the
// table's row will be, and about as high.

type Kind = FirstList['kind'];

interface Look {
  /** Pixels from the heading to the first row, and the height of a row: on a phone, and in a wider window. */
  readonly top: readonly [number, number];
  readonly height: readonly [number, number];
  /** Beside each other in a wide window. */
  readonly areCards?: true;
  /** With the place of a picture. */
  readonly hasPicture?: true;
}

const LOOKS: Readonly<Record<Kind, Look>> = {
  foods: { top: [104, 88], height: [118, 56], hasPicture: true },
  decisions: { top: [112, 96], height: [194, 56], hasPicture: true },
  orders: { top: [8, 8], height: [184, 184], areCards: true, hasPicture: true },
  reviews: { top: [68, 88], height: [126, 56] },
  users: { top: [68, 88], height: [150, 56] },
};

export function FirstRows({
  kind,
  children,
}: {
  readonly kind: Kind;
  readonly children: ReactNode;
}): React.JSX.Element {
  const { top, areCards } = LOOKS[kind];
  return (
    <Box component="ul" aria-busy="true" sx={[LIST, areCards ? CARDS : null, { pt: byWidth(top) }]}>
      {children}
    </Box>
  );
}

export function FirstRow({
  kind,
  title,
  facts,
}: {
  readonly kind: Kind;
  readonly title: string;
  /** Of an order its token, as large as on the card, which paints no larger text then. */
  readonly facts: ReactNode;
}): React.JSX.Element {
  const { height, hasPicture } = LOOKS[kind];
  return (
    <Surface component="li" radius="card" sx={[ROW, { minHeight: byWidth(height) }]}>
      {hasPicture && <Box sx={PICTURE} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={kind === 'orders' ? LEAD : TITLE}>
          {title}
        </Typography>
        {kind === 'orders' ? (
          facts
        ) : (
          <Typography component="span" sx={kind === 'reviews' ? TEXT : FACTS}>
            {facts}
          </Typography>
        )}
      </Box>
    </Surface>
  );
}

function byWidth([xs, sm]: readonly [number, number]): { readonly xs: string; readonly sm: string } {
  return { xs: `${xs}px`, sm: `${sm}px` };
}

const LIST = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
const CARDS = { gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 304px), 1fr))' } as const;
const ROW = { display: 'flex', gap: 1.5, boxSizing: 'border-box', p: { xs: 1.5, sm: '5px 16px' } } as const;
const PICTURE = {
  flexShrink: 0,
  width: { xs: 56, sm: 44 },
  height: { xs: 56, sm: 44 },
  borderRadius: RADII.field,
  bgcolor: 'action.hover',
} as const;
const TITLE = { display: 'block', fontWeight: 700 } as const;
const LEAD = { ...TITLE, typography: 'lead', fontWeight: 700 } as const;
const TEXT = { display: 'block' } as const;
const FACTS = { ...TEXT, typography: 'body2', color: 'text.secondary' } as const;
