import { LIMITS, type How, type ServiceDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { Radio } from '../../../ui/radio.tsx';
import { LabelledInput } from './labelled-input.tsx';

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
  return (
    <div>
      {areas.length > 0 && (
        <Box role="radiogroup" aria-label="Area" sx={CHOICE}>
          {[{ id: '', name: 'By my postcode' }, ...areas].map(({ id: value, name }) => (
            <Box component="label" key={value} sx={AREA}>
              <Radio
                name={`${id}-area`}
                checked={value === area}
                disabled={disabled}
                onChange={() => {
                  onChange({ ...place, area: value });
                }}
              />
              {name}
            </Box>
          ))}
        </Box>
      )}
      {area === '' && (
        <LabelledInput
          label="Postcode"
          error={isTried && postcode.trim() === '' ? 'Your postcode, please' : undefined}
          {...(problem?.reason === 'OUT_OF_ZONE' && { 'aria-invalid': true })}
          value={postcode}
          disabled={disabled}
          maxLength={LIMITS.postcode}
          autoComplete="postal-code"
          onChange={({ target }) => {
            onChange({ ...place, postcode: target.value });
          }}
        />
      )}
      <LabelledInput
        label="Address"
        error={isTried && address.trim() === '' ? 'Street and number, please' : undefined}
        value={address}
        disabled={disabled}
        maxLength={LIMITS.address}
        autoComplete="street-address"
        onChange={({ target }) => {
          onChange({ ...place, address: target.value });
        }}
      />
      {found && (
        <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
          To {found.name}, some {found.minutes} minutes on the way. Only for this order: it is deleted after 30 days.
        </Box>
      )}
    </div>
  );
}

const CHOICE = { display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 } as const;
const AREA = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' } as const;
