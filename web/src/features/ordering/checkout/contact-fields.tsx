import { isNoContact, type Contact } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { CONTACT_LENGTHS, contactErrors } from '../basket/contact.ts';
import { isolated } from '../../../lib/isolated.ts';
import { ConsentField } from './consent-field.tsx';
import { Fold } from './fold.tsx';
import { LabelledInput } from './labelled-input.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Name and phone for the house, folded where nobody must say them. */
export function ContactFields({
  contact,
  isTried,
  isNeeded = false,
  consent,
  disabled,
  onChange,
}: {
  readonly contact: Contact;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  /** Whether the house must know them. */
  readonly isNeeded?: boolean;
  /** Whether they have agreed to their use; left out where the house does not ask for that. */
  readonly consent?: Pick<ComponentProps<typeof ConsentField>, 'isGiven' | 'onChange'> | undefined;
  readonly disabled: boolean;
  readonly onChange: (contact: Contact) => void;
}): React.JSX.Element {
  const errors = isTried ? contactErrors(contact, isNeeded) : {};
  const isConsentMissing = isTried && consent?.isGiven === false && (isNeeded || !isNoContact(contact));
  return (
    <Fold
      open={Object.keys(errors).length > 0 || isConsentMissing || undefined}
      isFixed={isNeeded}
      summary={
        isNoContact(contact) || Object.keys(contactErrors(contact)).length > 0
          ? isNeeded
            ? texts.contactNeeded()
            : texts.contactFields()
          : texts.contactGiven({ name: isolated(contact.name), phone: isolated(contact.phone) })
      }
    >
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
        {texts.contactHelp()}
      </Box>
      {FIELDS.map(({ name, label, ...input }) => (
        <LabelledInput
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
      {consent && <ConsentField {...consent} isMissing={isConsentMissing} disabled={disabled} />}
    </Fold>
  );
}

const FIELDS = [
  { name: 'name', label: common.name(), autoComplete: 'name' },
  { name: 'phone', label: texts.phone(), autoComplete: 'tel', type: 'tel' },
] as const;
