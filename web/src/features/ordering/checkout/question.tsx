// No stories: shown by fulfilment-block.tsx and wanted-block.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { RADII } from '../../../ui/radii.ts';
import { Radio } from '../../../ui/radio.tsx';
import { UNSEEN_ON_PHONES } from '../../../ui/unseen.ts';

/**
 * A question of the basket: its legend, its answers, and below them a line or what is wrong. Of a phone's questions only
 * the answers are seen, so that more of the basket is.
 */
export function Question({
  legend,
  children,
  sx = {},
  ...fieldset
}: Pick<ComponentProps<'fieldset'>, 'disabled'> & {
  readonly legend: string;
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly 'data-how'?: '';
  /** Stands where the question will: a key that is down while that comes is not the question's. */
  readonly 'data-place'?: '';
}): React.JSX.Element {
  return (
    <Box component="fieldset" sx={[QUESTION, sx].flat()} {...fieldset}>
      <Box component="legend" sx={LEGEND}>
        {legend}
      </Box>
      {children}
    </Box>
  );
}

/** An answer. The radio itself lies under its word. */
export function Segment({
  children,
  px = 1,
  ...radio
}: Omit<ComponentProps<typeof Radio>, 'sx' | 'children'> & {
  readonly children: string | null;
  /** The padding at both ends of its word. */
  readonly px?: number;
}): React.JSX.Element {
  return (
    <Box component="label" htmlFor={radio.id} sx={SEGMENT}>
      <Radio {...radio} sx={UNDER_WORD} />
      <Box component="span" sx={[WORD, { px }]}>
        {children}
      </Box>
    </Box>
  );
}

/** A line below the answers; empty it takes no room. */
export function QuestionLine({
  isWrong = false,
  ...props
}: Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'> & { readonly isWrong?: boolean }): React.JSX.Element {
  return <Box component="p" sx={isWrong ? WRONG : LINE} {...props} />;
}

const QUESTION = {
  position: 'relative',
  minWidth: 0,
  m: 0,
  mb: { xs: 1, sm: 1.5 },
  p: 0,
  border: 0,
  typography: 'body2',
} as const;
const LEGEND = { p: 0, mb: 1, fontWeight: 600, ...UNSEEN_ON_PHONES } as const;
const LINE = { m: 0, mt: 1, '&:empty': { display: 'none' } } as const;
const WRONG = { ...LINE, color: 'error.main', scrollMarginBlock: 24 } as const;

/** Around the answers, of equal width. */
export const SEGMENTS = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 1,
} as const;
const SEGMENT = { position: 'relative', display: 'grid', cursor: 'pointer' } as const;
const UNDER_WORD = {
  position: 'absolute',
  inset: 0,
  m: 0,
  opacity: 0,
  cursor: 'inherit',
  '&:disabled': { opacity: 0 },
} as const;
const WORD = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  color: 'text.secondary',
  typography: 'body1',
  fontWeight: 700,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  'input:checked + &': { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
  'input:focus-visible + &': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
