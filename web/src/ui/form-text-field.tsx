import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { typedBefore } from './typed-before.ts';

/** Lines of text that a field of several lines has room for; where the browser can, it grows with its text. */
const ROWS = 4;

interface FormTextFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'multiline' | 'inputProps' | 'startAdornment' | 'endAdornment'
> {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  /** A few words beside the label. */
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
  hint,
  required = false,
  multiline = false,
  inputProps,
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
    <FormControl fullWidth required={required} error={error !== undefined} sx={LOOK}>
      <div>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
      </div>
      <OutlinedInput
        {...props}
        {...handlers}
        id={id}
        multiline={multiline}
        // The browser's own: MUI's takes another height once the script is there, under a press on what is below it.
        {...(multiline && { inputComponent: 'textarea' })}
        inputProps={{ dir: 'auto', ...(multiline && { rows: ROWS }), ...inputProps }}
        inputRef={keepTyped}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
      />
      <FormHelperText id={`${id}-error`}>{error?.message ?? ' '}</FormHelperText>
    </FormControl>
  );
}

/**
 * Label and hint above the field, and below it a line that keeps its place while there is no error: so every field is as far
 * from the next one.
 */
const LOOK = {
  mb: 0.5,
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    mb: 0.75,
    typography: 'body2',
  },
  '& label': { fontWeight: 600 },
  '& label + span': { color: 'text.secondary' },
  '& > div:last-of-type': { bgcolor: 'background.paper', minHeight: 48, py: 0 },
  '& input': { py: 1.5, height: 24 },
  '& textarea': { py: 1.5, resize: 'vertical', fieldSizing: 'content', minHeight: `${ROWS}lh`, maxHeight: '12lh' },
  '& > p': { mx: 0, mt: 0.5 },
} as const;
