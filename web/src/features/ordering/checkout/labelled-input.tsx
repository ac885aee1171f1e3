// No stories: shown by contact-fields.tsx and delivery-fields.
import Box from '@mui/material/Box';
import { useId, type ComponentProps } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';

/** A field of the checkout under its label, over what is wrong with it. */
export function LabelledInput({
  label,
  error,
  ...input
}: Omit<ComponentProps<typeof InlineInput>, 'id' | 'sx'> & {
  readonly label: string;
  /** Left out while nothing is. */
  readonly error: string | undefined;
}): React.JSX.Element {
  const id = useId();
  return (
    <>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mt: 1, mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <InlineInput
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        sx={{ width: 1, boxSizing: 'border-box' }}
        {...input}
      />
      {error !== undefined && (
        <Box component="small" id={`${id}-error`} sx={FIELD_ERROR}>
          {error}
        </Box>
      )}
    </>
  );
}

/** What is wrong with a field, below the ring of one that has the focus. */
export const FIELD_ERROR = { display: 'block', mt: 0.75, color: 'error.main', fontSize: 'inherit' } as const;
