import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { SxProps, Theme } from '@mui/material/styles';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { IS_RTL } from '../lib/direction.ts';
import { typedBefore } from './typed-before.ts';
import { UNSEEN } from './unseen.ts';

/** Lines of text that a field of several lines has room for; where the browser can, it grows with its text. */
const ROWS = 4;

interface FormTextFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'multiline' | 'inputProps' | 'startAdornment' | 'endAdornment'
> {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  /** A few words beside the label, or below the field. */
  readonly hint?: string;
  readonly hintPlacement?: 'beside' | 'below';
  readonly required?: boolean;
  /** Read by a screen reader alone, such as below the head of a column. */
  readonly hiddenLabel?: boolean;
  /** `dense`: the line for its error is all that is between it and the next one. */
  readonly margin?: 'normal' | 'dense';
  readonly slotProps?: { readonly input: { readonly sx: SxProps<Theme> } };
  /** Of the input, where something else refers to it. */
  readonly id?: string | undefined;
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
  hintPlacement = 'beside',
  required = false,
  multiline = false,
  hiddenLabel = false,
  margin = 'normal',
  slotProps = { input: { sx: {} } },
  inputProps,
  id: given,
  ...props
}: FormTextFieldProps): React.JSX.Element {
  const { ref, ...handlers } = field;
  const own = useId();
  const id = given ?? own;
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
  const hintBlock = hint !== undefined && (
    <Box component="span" id={`${id}-hint`} sx={hintPlacement === 'below' ? HINT_BELOW : HINT}>
      {hint}
    </Box>
  );
  return (
    <FormControl fullWidth required={required} error={error !== undefined} sx={{ mb: 0.5 }}>
      <Box sx={hiddenLabel ? UNSEEN : HEAD}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </Box>
        {hintPlacement === 'beside' && hintBlock}
      </Box>
      <OutlinedInput
        {...props}
        {...handlers}
        id={id}
        multiline={multiline}
        // The browser's own: MUI's takes another height once the script is there, under a press on what is below it.
        {...(multiline && { inputComponent: 'textarea' })}
        inputProps={{
          dir: 'auto',
          sx: props.startAdornment === undefined ? LINE : AFTER_SIGN,
          ...(multiline && { rows: ROWS, sx: linesOf(inputProps?.rows ?? ROWS) }),
          ...inputProps,
        }}
        inputRef={keepTyped}
        sx={[FIELD, slotProps.input.sx].flat()}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
      />
      {hintPlacement === 'below' && hintBlock}
      <FormHelperText id={`${id}-error`} sx={margin === 'dense' ? BELOW_DENSE : BELOW}>
        {error?.message ?? ' '}
      </FormHelperText>
    </FormControl>
  );
}

/** Label and hint. */
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 0.75,
  typography: 'body2',
} as const;
const HINT = { color: 'text.secondary' } as const;
const HINT_BELOW = { ...HINT, mt: 0.5, typography: 'body2' } as const;
const FIELD = { bgcolor: 'background.paper', minHeight: 48, py: 0 } as const;
const LINE = { py: 1.5, height: 24 } as const;
/** A number that is typed, which is written from left to right everywhere. */
const AFTER_SIGN = { ...LINE, ...(IS_RTL && { textAlign: 'end' }) } as const;
const linesOf = (rows: number) =>
  ({ py: 1.5, resize: 'vertical', fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '12lh' }) as const;
/** Keeps its place while there is no error: so every field is as far from the next one. */
const BELOW = { mx: 0, mt: 0.5 } as const;
const BELOW_DENSE = { mx: 0, mt: 0, mb: -0.5 } as const;
