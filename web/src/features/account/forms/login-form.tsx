import { loginFormSchema, type LoginForm as LoginValues } from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { logIn } from '../api/sign-in.ts';
import type { SignInProps } from './account-card.tsx';
import { PasswordField } from './password-field.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface LoginFormProps extends SignInProps {
  /** Fills the form in; null for an empty one. */
  readonly chosen: LoginValues | null;
  /** Opens the form for a forgotten password, with the typed email. */
  readonly onForgotten: (email: string) => void;
}

export function LoginForm({ chosen, onDone, onProblem, onForgotten }: LoginFormProps): React.JSX.Element {
  const { register, handleSubmit, getValues, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginFormSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
    ...(chosen && { values: chosen }),
  });
  const submit = handleSubmit(async (values) => {
    onProblem(null);
    const result = await logIn(values);
    if (result.status === 'done') onDone();
    else onProblem(result.message);
  });
  const { errors, isSubmitting } = formState;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormTextField
        label={common.email()}
        type="email"
        autoComplete="username"
        field={register('email')}
        error={errors.email}
      />
      <Box sx={{ position: 'relative' }}>
        <PasswordField
          label={texts.password()}
          autoComplete="current-password"
          field={register('password')}
          error={errors.password}
        />
        <Button
          sx={FORGOTTEN}
          onClick={() => {
            onForgotten(getValues('email'));
          }}
        >
          {texts.forgotPassword()}
        </Button>
      </Box>
      <SubmitButton loading={isSubmitting}>{common.login()}</SubmitButton>
    </Form>
  );
}

/** In the line of the label, over the field. */
const FORGOTTEN = {
  position: 'absolute',
  top: -18,
  insetInlineEnd: 0,
  px: 0,
  alignItems: 'end',
  py: '6px',
} as const;
