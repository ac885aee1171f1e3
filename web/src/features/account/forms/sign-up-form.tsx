import { MIN_PASSWORD_LENGTH, signUpFormSchema, type SignUpForm as SignUpValues } from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { signUp } from '../api/sign-in.ts';
import type { SignInProps } from './account-card.tsx';
import { PasswordField } from './password-field.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

export function SignUpForm({ onDone, onProblem }: SignInProps): React.JSX.Element {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<SignUpValues>({
    resolver: zodResolver(signUpFormSchema),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '' },
  });
  const submit = handleSubmit(async (values) => {
    onProblem(null);
    const result = await signUp(values);
    if (result.status === 'done') onDone();
    else onProblem(result.message);
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormTextField label={common.name()} autoComplete="name" field={register('name')} error={errors.name} />
      <FormTextField
        label={common.email()}
        type="email"
        autoComplete="email"
        field={register('email')}
        error={errors.email}
      />
      <PasswordField
        label={texts.password()}
        autoComplete="new-password"
        hint={texts.passwordRule({ count: MIN_PASSWORD_LENGTH })}
        field={register('password')}
        error={errors.password}
      />
      <SubmitButton loading={isSubmitting}>{texts.signUp()}</SubmitButton>
    </Form>
  );
}
