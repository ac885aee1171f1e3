import { TABLE_CODE_LENGTH, type Service, type ServiceDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { QUESTION, SEGMENTS } from './segments.ts';
import { codeOf, isMissing, kindOf, type How } from '../basket/how.ts';

/** What is wrong with the place alone. */
const IS_PLACE: ReadonlySet<string> = new Set(['OUT_OF_ZONE', 'AREA_CLOSED']);

const WORDS: Readonly<Record<Service, string>> = { pickup: 'Pickup', table: 'Table', delivery: 'Delivery' };

/** How the basket is to be served: what the house offers, and the table, which its code has said. */
export function HowBlock({
  how,
  service,
  isTried,
  disabled,
  onChange,
}: {
  readonly how: How;
  /** What the latest answer said. */
  readonly service: ServiceDto;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onChange: (how: How) => void;
}): React.JSX.Element {
  const id = useId();
  const { offered, table, problem } = service;
  const kind = kindOf(how, offered);
  const isAtTable = kind === 'table' && table !== null;
  const missing = isTried && kind === 'table' && isMissing(how, offered) ? 'The code on your table, please' : null;
  const wrong = missing ?? problem?.sentence ?? null;
  return (
    <Box component="fieldset" disabled={disabled} data-how="" sx={QUESTION}>
      <legend>How would you like it?</legend>
      <Box sx={SEGMENTS}>
        {offered.map((one) => (
          <label key={one}>
            <Radio
              name={id}
              checked={one === kind}
              onChange={() => {
                onChange({ ...how, kind: one });
              }}
            />
            <span>{one === 'table' && isAtTable ? table : WORDS[one]}</span>
          </label>
        ))}
      </Box>
      {isAtTable ? (
        <p>
          Each phone orders for itself.{' '}
          <TextButton
            disabled={disabled}
            onClick={() => {
              onChange({ ...how, kind: 'table', code: '' });
            }}
          >
            Not your table?
          </TextButton>
        </p>
      ) : (
        kind === 'table' && (
          <p>
            <label htmlFor={`${id}-code`}>Code on your table</label>
            <InlineInput
              id={`${id}-code`}
              value={how.code}
              disabled={disabled}
              maxLength={TABLE_CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={wrong !== null}
              aria-describedby={`${id}-wrong`}
              sx={{ width: 132, minHeight: 48, ml: 1.5, letterSpacing: '0.08em' }}
              onChange={({ target }) => {
                onChange({ ...how, kind: 'table', code: codeOf(target.value) });
              }}
            />
          </p>
        )
      )}
      {kind === 'delivery' && (
        <DeliveryFields
          place={how.place ?? {}}
          service={service}
          isTried={isTried}
          disabled={disabled}
          onChange={(place) => {
            onChange({ ...how, kind: 'delivery', place });
          }}
        />
      )}
      <p id={`${id}-wrong`} role="status" data-wrong="">
        {wrong}
      </p>
      {problem && IS_PLACE.has(problem.reason) && offered.includes('pickup') && (
        <p>
          <TextButton
            disabled={disabled}
            onClick={() => {
              onChange({ ...how, kind: 'pickup' });
            }}
          >
            Pick it up instead
          </TextButton>
        </p>
      )}
    </Box>
  );
}
