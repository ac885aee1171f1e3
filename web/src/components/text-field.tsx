import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

interface FormTextFieldProps extends Omit<TextFieldProps, 'error' | 'helperText'> {
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  /** Shown while there is no error. */
  readonly hint?: string;
}

/** Ties label, input and error together and passes the ref on, so that focus reaches the first invalid field. */
export function FormTextField({ field, error, hint = ' ', ...props }: FormTextFieldProps): React.JSX.Element {
  const { ref, ...handlers } = field;
  return (
    <MuiTextField
      {...props}
      {...handlers}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? hint}
    />
  );
}
