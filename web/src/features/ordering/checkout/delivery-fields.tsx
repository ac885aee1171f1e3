import { LIMITS, type FulfilmentChoice, type ServiceDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { Radio } from '../../../ui/radio.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { isOfPlace } from '../basket/is-of-place.ts';
import { LabelledInput } from './labelled-input.tsx';
import { QuestionLine } from './question.tsx';
import * as texts from './texts.ts';

type Place = NonNullable<FulfilmentChoice['place']>;

/** Where to deliver: the postcode, or an area by its name, over why there is no delivery there; and the address. */
export function DeliveryFields({
  place,
  service,
  isTried,
  disabled,
  onChange,
  onPickup,
}: {
  readonly place: Place;
  readonly service: ServiceDto;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onChange: (place: Place) => void;
  /** Called by whoever would rather fetch it. */
  readonly onPickup: () => void;
}): React.JSX.Element {
  const id = useId();
  const { postcode = '', area = '', address = '' } = place;
  const { offered, areas = [], area: found, problem } = service;
  const isMissing = isTried && postcode.trim() === '';
  const wrong = isOfPlace(problem) ? (problem?.sentence ?? null) : null;
  const describedBy = wrong === null ? undefined : `${id}-wrong`;
  return (
    <div>
      {areas.length > 0 && (
        <Box
          role="radiogroup"
          aria-label={texts.area()}
          aria-describedby={area === '' ? undefined : describedBy}
          sx={CHOICE}
        >
          {[{ id: '', name: texts.byMyPostcode() }, ...areas].map(({ id: value, name }) => (
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
          label={texts.postcode()}
          error={isMissing ? texts.postcodePlease() : undefined}
          {...(problem?.reason === 'OUT_OF_ZONE' && { 'aria-invalid': true })}
          {...(describedBy !== undefined && !isMissing && { 'aria-describedby': describedBy })}
          value={postcode}
          disabled={disabled}
          maxLength={LIMITS.postcode}
          autoComplete="postal-code"
          onChange={({ target }) => {
            onChange({ ...place, postcode: target.value });
          }}
        />
      )}
      <QuestionLine isWrong id={`${id}-wrong`} role="status">
        {wrong}
      </QuestionLine>
      {wrong !== null && offered.includes('pickup') && (
        <QuestionLine>
          <TextButton disabled={disabled} onClick={onPickup}>
            {texts.pickUpInstead()}
          </TextButton>
        </QuestionLine>
      )}
      <LabelledInput
        label={texts.address()}
        error={isTried && address.trim() === '' ? texts.addressPlease() : undefined}
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
          {texts.deliveryHelp({ area: isolated(found.name), minutes: found.minutes })}
        </Box>
      )}
    </div>
  );
}

const CHOICE = { display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 } as const;
const AREA = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' } as const;
