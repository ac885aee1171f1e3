import type { Contact } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { CONTACT_LENGTHS, contactErrors, isNothing } from '../basket/contact.ts';
import { isolated } from '../../../lib/isolated.ts';

/** Name and phone for the house, folded where nobody must say them. */
export function ContactFields({
  contact,
  isTried,
  isNeeded,
  disabled,
  onChange,
}: {
  readonly contact: Contact;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  /** Whether the house must know them. */
  readonly isNeeded?: boolean;
  readonly disabled: boolean;
  readonly onChange: (contact: Contact) => void;
}): React.JSX.Element {
  const errors = isTried ? contactErrors(contact, isNeeded) : {};
  return (
    <Box component="details" open={isNeeded || Object.keys(errors).length > 0 || undefined} sx={FOLD}>
      <summary>
        {isNothing(contact) || Object.keys(contactErrors(contact)).length > 0
          ? 'Name and phone for the house'
          : `The house can call ${isolated(contact.name)}, ${contact.phone}`}
      </summary>
      <p>
        Only for this order: the house can ask you something, and deletes it after 30 days. This browser forgets it once
        it is ordered.
      </p>
      {FIELDS.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={label}
          value={contact[name]}
          error={errors[name]}
          disabled={disabled}
          maxLength={CONTACT_LENGTHS[name]}
          {...input}
          onChange={(event) => {
            onChange({ ...contact, [name]: event.target.value });
          }}
        />
      ))}
    </Box>
  );
}

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const;

function Field({
  label,
  error,
  ...input
}: React.InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly error: string | undefined;
}): React.JSX.Element {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <InlineInput
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        sx={{ width: 1, minHeight: 48, fontWeight: 400, boxSizing: 'border-box' }}
        {...input}
      />
      {error !== undefined && <small id={`${id}-error`}>{error}</small>}
    </>
  );
}

/** A part of the checkout that is folded away. */
export const FOLD = {
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& > summary': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer', fontWeight: 600 },
  // A chevron, whose outer edge ends with the row.
  '& > summary::after': {
    content: '""',
    flexShrink: 0,
    width: 9,
    height: 9,
    m: '-4px 5px 0 auto',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&[open] > summary::after': { mt: '4px', transform: 'rotate(225deg)' },
  '& > p': { m: 0, mb: 1, color: 'text.secondary' },
  '& > label': { display: 'block', mt: 1, mb: 0.5, fontWeight: 600 },
  '& > small': { display: 'block', color: 'error.main', fontSize: 'inherit' },
} as const;
