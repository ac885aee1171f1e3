import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { typedBefore } from './typed-before.ts';

interface FormTextFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'multiline' | 'minRows' | 'inputProps' | 'endAdornment'
> {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  /** Shown while there is no error. */
  readonly hint?: string;
  readonly required?: boolean;
}

/**
 * Ties label, input and error together and forwards the ref, so that focus reaches the first invalid field. Made of
 * MUI's parts, because its TextField imports menus and dialogs.
 */
export function FormTextField({
  label,
  field,
  error,
  hint = ' ',
  required = false,
  ...props
}: FormTextFieldProps): React.JSX.Element {
  const { ref, ...handlers } = field;
  const id = useId();
  // Text typed before hydration or before a reload wins over the form's own value, so the form is told of it.
  const isKnown = useRef(false);
  const keepTyped = (element: HTMLInputElement | HTMLTextAreaElement | null): void => {
    const typed = element === null ? '' : element.value || typedBefore(field.name);
    ref(element);
    if (!element || isKnown.current) return;
    isKnown.current = true;
    if (typed === '' || element.value === typed) return;
    element.value = typed;
    void handlers.onChange({ target: element, type: 'change' });
  };
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...props}
        {...handlers}
        notched
        id={id}
        inputRef={keepTyped}
        label={label}
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`}>{error?.message ?? hint}</FormHelperText>
    </FormControl>
  );
}
