import { resetFormSchema, type ResetForm as ResetValues } from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { sendPasswordReset } from '../api/account.ts';
import { SubmitError } from './account-card.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Asks for the address of a forgotten password. Its answer does not reveal whether the account exists. */
export function ResetForm({
  email,
  onBack,
}: {
  /** The email that was typed into the login form. */
  readonly email: string;
  /** Called with the email as it is typed now. */
  readonly onBack: (email: string) => void;
}): React.JSX.Element {
  const { register, handleSubmit, getValues, formState } = useForm<ResetValues>({
    resolver: zodResolver(resetFormSchema),
    defaultValues: { email },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    setSentTo(null);
    const result = await sendPasswordReset(values.email);
    if (result.status === 'done') setSentTo(values.email);
    else setProblem(result.message);
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.resetText()}
      </Typography>
      <FormTextField
        label={common.email()}
        type="email"
        autoComplete="username"
        field={register('email')}
        error={formState.errors.email}
      />
      <SubmitError message={problem} />
      {sentTo !== null && (
        <Alert severity="success" role="status">
          {texts.resetSent({ email: sentTo })}
        </Alert>
      )}
      <SubmitButton loading={formState.isSubmitting}>{texts.sendLetter()}</SubmitButton>
      <Button
        onClick={() => {
          onBack(getValues('email'));
        }}
      >
        {texts.backToLogin()}
      </Button>
    </Form>
  );
}
