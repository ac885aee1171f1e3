import { loginFormSchema, type LoginForm as LoginValues } from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { logIn } from '../sign-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { SubmitError } from './account-card.tsx';
import { PasswordField } from './password-field.tsx';

export function LoginForm({
  onDone,
  onForgotten,
}: {
  readonly onDone: () => void;
  /** Opens the form for a forgotten password, with the typed email. */
  readonly onForgotten: (email: string) => void;
}): React.JSX.Element {
  const { register, handleSubmit, setValue, getValues, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginFormSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const result = await logIn(values);
    if (result.status === 'done') onDone();
    else setProblem(result.message);
  });
  const { errors, isSubmitting } = formState;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormTextField
        label="Email"
        type="email"
        autoComplete="username"
        field={register('email')}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        field={register('password')}
        error={errors.password}
      />
      <Button
        sx={{ justifySelf: 'end', mt: -1, mr: -1.75 }}
        onClick={() => {
          onForgotten(getValues('email'));
        }}
      >
        Forgot your password?
      </Button>
      <SubmitButton loading={isSubmitting}>Login</SubmitButton>
      <SubmitError message={problem} hasPlace />
      <DemoAccounts
        onChoose={(email, password) => {
          setValue('email', email);
          setValue('password', password);
        }}
        onDone={onDone}
      />
    </Form>
  );
}
