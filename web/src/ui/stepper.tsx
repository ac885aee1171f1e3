import { Add } from './icons/add.tsx';
import { Remove } from './icons/remove.tsx';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { InlineInput } from './inline-input.tsx';
import { RADII } from './radii.ts';
import { isolated } from '../lib/isolated.ts';

/** A number with a button for one less and one for one more: one control with three targets. */
export function Stepper({
  of,
  label,
  canStep,
  onStep,
  ...input
}: Omit<ComponentProps<'input'>, 'ref'> & {
  /** What is counted, which names the buttons. */
  readonly of: string;
  readonly label: string;
  readonly canStep: { readonly down: boolean; readonly up: boolean };
  readonly onStep: (by: 1 | -1) => void;
}): React.JSX.Element {
  return (
    <Box sx={STYLE}>
      <IconButton
        aria-label={`One less: ${isolated(of)}`}
        disabled={!canStep.down}
        sx={STEP}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Remove fontSize="small" />
      </IconButton>
      <InlineInput inputMode="numeric" aria-label={label} sx={NUMBER} {...input} />
      <IconButton
        aria-label={`One more: ${isolated(of)}`}
        disabled={!canStep.up}
        sx={STEP}
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
  my: '-1px',
  px: 0,
  border: 0,
  bgcolor: 'transparent',
  textAlign: 'center',
  '&[aria-invalid="true"]': { color: 'error.main' },
} as const;
