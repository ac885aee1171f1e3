import { Add } from './icons/add.tsx';
import { Remove } from './icons/remove.tsx';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { InlineInput } from './inline-input.tsx';
import { RADII } from './radii.ts';
import { isolated } from '../lib/isolated.ts';
import * as texts from './texts.ts';

/** A number with a button for one less and one for one more: one control with three targets. */
export function Stepper({
  of,
  label,
  canStep,
  onStep,
  size = 'medium',
  color = 'primary',
  helperText,
  ...input
}: Omit<ComponentProps<'input'>, 'ref' | 'size' | 'color'> & {
  /** What is counted, which names the buttons. */
  readonly of: string;
  readonly label: string;
  readonly canStep: { readonly down: boolean; readonly up: boolean };
  readonly onStep: (by: 1 | -1) => void;
  /** `small` is for the rows of a list. */
  readonly size?: 'small' | 'medium';
  readonly color?: 'primary' | 'warning';
  /** A word under the figure, for the eye. */
  readonly helperText?: string | undefined;
}): React.JSX.Element {
  return (
    <Box sx={STYLE}>
      <IconButton
        aria-label={texts.oneLess({ name: isolated(of) })}
        disabled={!canStep.down}
        sx={size === 'small' ? [STEP, SMALL_STEP] : STEP}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Remove fontSize="small" />
      </IconButton>
      <InlineInput
        inputMode="numeric"
        aria-label={label}
        {...input}
        sx={[
          color === 'warning' && { color: 'warning.main' },
          NUMBER,
          size === 'small' && SMALL_NUMBER,
          helperText !== undefined && { pb: '12px' },
        ]}
      />
      {helperText !== undefined && (
        <Box component="small" aria-hidden="true" sx={HELPER}>
          {helperText}
        </Box>
      )}
      <IconButton
        aria-label={texts.oneMore({ name: isolated(of) })}
        disabled={!canStep.up}
        sx={size === 'small' ? [STEP, SMALL_STEP] : STEP}
        onClick={() => {
          onStep(1);
        }}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}

const STYLE = {
  position: 'relative',
  display: 'inline-flex',
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
} as const;

const STEP = { my: '-1px', borderRadius: RADII.field } as const;
const NUMBER = {
  width: 52,
  height: 44,
  minHeight: 44,
  my: '-1px',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  fontWeight: 700,
  textAlign: 'center',
  '&[aria-invalid="true"]': { color: 'error.main' },
} as const;

const SMALL = '@media (min-width: 900px)';
const SMALL_STEP = { [SMALL]: { width: 36, height: 36, minHeight: 36 } } as const;
const SMALL_NUMBER = { [SMALL]: { width: 48, height: 36, minHeight: 36 } } as const;

/** In the height that the buttons beside it have. */
const HELPER = {
  position: 'absolute',
  insetInline: 0,
  bottom: '3px',
  color: 'warning.main',
  typography: 'caption',
  lineHeight: '12px',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
