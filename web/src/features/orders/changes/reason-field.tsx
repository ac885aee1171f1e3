import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, type Ref } from 'react';
import { TextArea } from '../../../ui/text-area.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import * as texts from './texts.ts';

/** A reason that people read: frequent ones by one press each, any other typed. */
export function ReasonField({
  reasons,
  isRequired = false,
  error = null,
  ref,
  isReadOnly = false,
  value,
  onChange,
}: {
  readonly reasons: readonly string[];
  readonly isRequired?: boolean;
  /** What is wrong with it. */
  readonly error?: string | null;
  /** Of the field for any other. */
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** What was typed can be read and copied, and not changed; without any there is nothing to show. */
  readonly isReadOnly?: boolean;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}): React.JSX.Element | null {
  const id = useId();
  if (isReadOnly && value === '') return null;
  return (
    <>
      {!isReadOnly && (
        <Box sx={{ mt: 2, mb: 1.5 }}>
          <ToggleButtonGroup
            label={texts.frequentReasons()}
            options={reasons.map((common) => ({ value: common, label: common }))}
            value={value}
            onChange={onChange}
          />
        </Box>
      )}
      <Box component="label" htmlFor={id} sx={{ mt: isReadOnly ? 2 : 0, fontWeight: 700, display: 'block', mb: 0.5 }}>
        {texts.reason()}
      </Box>
      <TextArea
        ref={ref}
        id={id}
        rows={3}
        aria-required={isRequired}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        readOnly={isReadOnly}
        maxLength={LIMITS.reason}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Box component="small" id={`${id}-error`} role="status" sx={ERROR}>
        {error}
      </Box>
    </>
  );
}

const ERROR = { display: 'block', color: 'error.main', fontSize: 'inherit' } as const;
