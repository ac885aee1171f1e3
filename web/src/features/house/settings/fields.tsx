// No stories: in orders-form.tsx.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { MARK, TICK } from './house-styles.ts';

/** A field of the page. */
export function Field(props: ComponentProps<typeof FormTextField>): React.JSX.Element {
  return <FormTextField margin="dense" {...props} />;
}

/** One that is as narrow as what it holds. */
export function NarrowField(props: ComponentProps<typeof FormTextField>): React.JSX.Element {
  return <Field slotProps={NARROW} {...props} />;
}

/** A number of minutes, days or portions, which stand in it. */
export function NumberField({
  unit,
  ...props
}: ComponentProps<typeof FormTextField> & { readonly unit: string }): React.JSX.Element {
  return (
    <Field
      slotProps={WITH_UNIT}
      inputProps={{ inputMode: 'numeric', 'aria-label': `${props.label}, ${unit}` }}
      endAdornment={
        <Box component="span" aria-hidden="true" sx={UNIT}>
          {unit}
        </Box>
      }
      {...props}
    />
  );
}

/** A checkbox with what it means. */
export function Tick({
  children,
  sx = {},
  ...input
}: ComponentProps<typeof Checkbox> & {
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Box component="label" sx={[TICK, sx].flat()}>
      <Checkbox {...input} sx={MARK} />
      <span>{children}</span>
    </Box>
  );
}

/** A radio button with what it means. */
export function Choice({
  children,
  ...input
}: ComponentProps<typeof Radio> & { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box component="label" sx={CHOICE}>
      <Radio {...input} sx={MARK} /> {children}
    </Box>
  );
}

const NARROW = { input: { sx: { maxWidth: 120 } } } as const;
const WITH_UNIT = { input: { sx: { maxWidth: 144 } } } as const;
const UNIT = { marginInlineStart: 1, color: 'text.secondary' } as const;
const CHOICE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  py: 0.5,
  cursor: 'pointer',
} as const;
