import {
  nameFormSchema,
  passwordFormSchema,
  type NameForm as NameValues,
  type PasswordForm as PasswordValues,
} from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import type { SignedInUser } from '../../../data/session.ts';
import { changeName, changePassword, readAccount, sendVerification, type AccountFacts } from '../account.ts';
import { SubmitError } from './account-card.tsx';
import { PasswordField } from './password-field.tsx';

/** The person's own account: name, password (if it has one) and verification of the email. */
export function AccountDialog({
  user,
  onClose,
}: {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [facts, setFacts] = useState<AccountFacts | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readAccount().then((read) => {
      if (isWanted) setFacts(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <TitledDialog
      title="Your account"
      titleSx={{ pb: 0.5 }}
      contentSx={{ display: 'grid', gap: 3 }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
      {facts?.isVerified === false && <Verification />}
      <NameForm name={user.displayName} />
      {facts?.hasPassword === true && <PasswordForm />}
    </TitledDialog>
  );
}

function Verification(): React.JSX.Element {
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setState('busy');
    setProblem(null);
    const result = await sendVerification();
    setState(result.status === 'done' ? 'sent' : 'asked');
    if (result.status === 'failed') setProblem(result.message);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={state === 'sent' ? 'success' : 'info'} role="status">
        {state === 'sent'
          ? 'The letter is on its way. Follow its link, then open this page again.'
          : 'This address was not proven yet: follow the link in the letter that we sent you.'}
      </Alert>
      <SubmitError message={problem} />
      {state !== 'sent' && (
        <Button variant="outlined" loading={state === 'busy'} onClick={() => void send()}>
          Send the letter again
        </Button>
      )}
    </Box>
  );
}

function NameForm({ name }: { readonly name: string }): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<NameValues>({
    resolver: zodResolver(nameFormSchema),
    defaultValues: { name },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const result = await changeName(values.name);
    if (result.status === 'done') toast.success('Your name was changed.');
    else setProblem(result.message);
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1, pt: 1 }}>
      <FormTextField label="Name" autoComplete="name" field={register('name')} error={formState.errors.name} />
      <SubmitError message={problem} />
      <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
        Change name
      </Button>
    </Box>
  );
}

/** Asks for the current password: an open page alone must not be enough to take over an account. */
function PasswordForm(): React.JSX.Element {
  const { register, handleSubmit, reset, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { current: '', next: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [mustLogIn, setMustLogIn] = useState(false);
  const submit = handleSubmit(async ({ current, next }) => {
    setProblem(null);
    const result = await changePassword(current, next);
    switch (result.status) {
      case 'done':
        reset();
        toast.success('Your password was changed.');
        return;
      case 'changed':
        setMustLogIn(true);
        return;
      case 'unknown':
        setProblem(
          'No answer came. Your password may have been changed: please log in with the new one, or else the old.',
        );
        return;
      case 'failed':
        setProblem(result.message);
    }
  });
  if (mustLogIn) {
    return (
      <Alert severity="success" role="status">
        Your password was changed. Please log in again with it.
      </Alert>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        field={register('current')}
        error={formState.errors.current}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        field={register('next')}
        error={formState.errors.next}
      />
      <SubmitError message={problem} />
      <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
        Change password
      </Button>
    </Box>
  );
}
