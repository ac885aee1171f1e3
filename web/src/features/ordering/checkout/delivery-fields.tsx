import { LIMITS, type ServiceDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { Radio } from '../../../ui/radio.tsx';
import type { How } from '../basket/how.ts';

type Place = NonNullable<How['place']>;

/** Where to deliver: the postcode, or an area by its name; and the address. */
export function DeliveryFields({
  place,
  service,
  isTried,
  disabled,
  onChange,
}: {
  readonly place: Place;
  readonly service: ServiceDto;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onChange: (place: Place) => void;
}): React.JSX.Element {
  const id = useId();
  const { postcode = '', area = '', address = '' } = place;
  const { areas = [], area: found, problem } = service;
  const isPlaceMissing = isTried && postcode.trim() === '' && area === '';
  const isAddressMissing = isTried && address.trim() === '';
  return (
    <Box sx={STYLE}>
      {areas.length > 0 && (
        <Box role="radiogroup" aria-label="Area" sx={CHOICE}>
          {[{ id: '', name: 'By my postcode' }, ...areas].map(({ id: value, name }) => (
            <label key={value}>
              <Radio
                name={`${id}-area`}
                checked={value === area}
                disabled={disabled}
                onChange={() => {
                  onChange({ ...place, area: value });
                }}
              />
              {name}
            </label>
          ))}
        </Box>
      )}
      {area === '' && (
        <>
          <label htmlFor={`${id}-postcode`}>Postcode</label>
          <InlineInput
            id={`${id}-postcode`}
            value={postcode}
            disabled={disabled}
            maxLength={LIMITS.postcode}
            autoComplete="postal-code"
            aria-invalid={isPlaceMissing || problem?.reason === 'OUT_OF_ZONE'}
            aria-describedby={`${id}-postcode-wrong`}
            sx={FIELD}
            onChange={({ target }) => {
              onChange({ ...place, postcode: target.value });
            }}
          />
          <small id={`${id}-postcode-wrong`}>{isPlaceMissing && 'Your postcode, please'}</small>
        </>
      )}
      <label htmlFor={`${id}-address`}>Address</label>
      <InlineInput
        id={`${id}-address`}
        value={address}
        disabled={disabled}
        maxLength={LIMITS.address}
        autoComplete="street-address"
        aria-invalid={isAddressMissing}
        aria-describedby={`${id}-address-wrong`}
        sx={FIELD}
        onChange={({ target }) => {
          onChange({ ...place, address: target.value });
        }}
      />
      <small id={`${id}-address-wrong`}>{isAddressMissing && 'Street and number, please'}</small>
      {found && (
        <p>
          To {found.name}, some {found.minutes} minutes on the way. Only for this order: it is deleted after 30 days.
        </p>
      )}
    </Box>
  );
}

const FIELD = { width: 1, minHeight: 48, fontWeight: 400, boxSizing: 'border-box' } as const;
const CHOICE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  mt: 1,
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' },
} as const;
const STYLE = {
  '& > label': { display: 'block', mt: 1, mb: 0.5, fontWeight: 600 },
  '& > small': { display: 'block', color: 'error.main', fontSize: 'inherit' },
  '& > p': { m: 0, mt: 1, color: 'text.secondary' },
} as const;
