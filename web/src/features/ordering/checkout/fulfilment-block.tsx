import {
  chosenService,
  isFulfilmentMissing,
  TABLE_CODE_LENGTH,
  tableCodeOf,
  type FulfilmentChoice,
  type Service,
  type ServiceDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { isOfPlace } from '../basket/is-of-place.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { Question, QuestionLine, Segment, SEGMENTS } from './question.tsx';
import * as words from '../basket/texts.ts';
import * as texts from './texts.ts';

const WORDS: Readonly<Record<Service, string>> = {
  pickup: texts.pickup(),
  table: texts.table(),
  delivery: texts.delivery(),
};

/** How the basket is to be served: what the house offers, and the table, which its code has said. */
export function FulfilmentBlock({
  how,
  service,
  isTried,
  disabled,
  onChange,
}: {
  readonly how: FulfilmentChoice;
  /** What the latest answer said. */
  readonly service: ServiceDto;
  /** Whether somebody wanted to go on: then what is missing is said. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onChange: (how: FulfilmentChoice) => void;
}): React.JSX.Element {
  const id = useId();
  const { offered, problem } = service;
  const kind = chosenService(how, offered);
  const table = useTableName(how, service);
  const isAtTable = kind === 'table' && table !== null;
  const missing = isTried && kind === 'table' && isFulfilmentMissing(how, offered) ? texts.tableCodePlease() : null;
  const wrong = missing ?? (isOfPlace(problem) ? null : (problem?.sentence ?? null));
  return (
    <Question legend={texts.howServed()} disabled={disabled} data-how="">
      <Box sx={SEGMENTS}>
        {offered.map((one) => (
          <Segment
            key={one}
            name={id}
            checked={one === kind}
            onChange={() => {
              onChange({ ...how, kind: one });
            }}
          >
            {one === 'table' && table !== null ? table : WORDS[one]}
          </Segment>
        ))}
      </Box>
      {/* Of a table it is about the code, and stands below that; else about what is chosen. Both are there before their words. */}
      <QuestionLine isWrong role="status" data-wrong="">
        {kind === 'table' ? null : wrong}
      </QuestionLine>
      {isAtTable ? (
        <QuestionLine>
          {words.eachPhoneOrders()}{' '}
          <TextButton
            disabled={disabled}
            onClick={() => {
              onChange({ ...how, kind: 'table', code: '' });
            }}
          >
            {texts.notYourTable()}
          </TextButton>
        </QuestionLine>
      ) : (
        kind === 'table' && (
          <TableCode
            code={how.code}
            disabled={disabled}
            isWrong={wrong !== null}
            refusal={problem?.reason === 'TABLE_NOT_FOUND' ? problem : null}
            describedBy={`${id}-wrong`}
            onChange={(code) => {
              onChange({ ...how, kind: 'table', code });
            }}
          />
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
          onPickup={() => {
            onChange({ ...how, kind: 'pickup' });
          }}
        />
      )}
      <QuestionLine isWrong id={`${id}-wrong`} role="status" data-wrong="">
        {kind === 'table' ? wrong : null}
      </QuestionLine>
    </Question>
  );
}

/** The table of the code that is known, also while something else is chosen; null for none. */
function useTableName({ kind, code }: FulfilmentChoice, { table, problem }: ServiceDto): string | null {
  const [known, setKnown] = useState<{ readonly code: string; readonly table: string } | null>(null);
  if (kind === 'table' && table !== null && (known?.code !== code || known.table !== table)) setKnown({ code, table });
  if (table !== null) return table;
  return problem?.reason !== 'TABLE_NOT_FOUND' && code !== '' && known?.code === code ? known.table : null;
}

/** A code that is none of a table is selected: the first letter of another one replaces it. */
function TableCode({
  code,
  disabled,
  isWrong,
  refusal,
  describedBy,
  onChange,
}: {
  readonly code: string;
  readonly disabled: boolean;
  readonly isWrong: boolean;
  /** The latest answer that this is no code of a table. */
  readonly refusal: ServiceDto['problem'];
  readonly describedBy: string;
  readonly onChange: (code: string) => void;
}): React.JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== null && field.current && field.current === document.activeElement) selectCode(field.current);
  }, [refusal]);
  const select = ({ currentTarget }: React.SyntheticEvent<HTMLInputElement>): void => {
    if (refusal !== null) selectCode(currentTarget);
  };
  return (
    <QuestionLine>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {texts.tableCode()}
      </Box>
      <InlineInput
        ref={field}
        id={id}
        value={code}
        disabled={disabled}
        maxLength={TABLE_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        sx={{ width: 132, marginInlineStart: 1.5, fontWeight: 700, letterSpacing: '0.08em' }}
        onFocus={select}
        onClick={select} // a press places the caret once the focus has come
        onChange={({ target }) => {
          onChange(tableCodeOf(target.value));
        }}
      />
    </QuestionLine>
  );
}

/** Unless some of it is selected, or it is not whole. */
function selectCode(input: HTMLInputElement): void {
  if (input.value.length === TABLE_CODE_LENGTH && input.selectionStart === input.selectionEnd) input.select();
}
