// No stories: asks Auth.
import {
  MIN_PASSWORD_LENGTH,
  nameFormSchema,
  passwordFormSchema,
  type NameForm as NameValues,
  type PasswordForm as PasswordValues,
} from '@foodhouse/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEventHandler, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { InfoDialog, TitledDialog } from '../../../ui/titled-dialog.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import type { SignedInUser } from '../../../data/session.ts';
import { changeName, changePassword, readAccount, sendVerification, type AccountFacts } from '../api/account.ts';
import { SubmitError } from './account-card.tsx';
import { PasswordField } from './password-field.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** A form of the dialog: its fields, and the button that sends it. */
interface Part {
  readonly fields: ReactNode;
  readonly submit: FormEventHandler;
  readonly isBusy: boolean;
  /** Whether there is something to send. */
  readonly isDirty: boolean;
  /** Empties it. */
  readonly forget: () => void;
}

/**
 * The person's own account: the name and, where Auth has not proven it, the email. The password, if the account has one,
 * is changed on a second page of the dialog.
 */
export function AccountDialog({
  user,
  onClose,
}: {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [facts, setFacts] = useState<AccountFacts | null>(null);
  const [page, setPage] = useState<'account' | 'password' | 'back' | 'must log in'>('account');
  useEffect(() => {
    let isWanted = true;
    void readAccount().then((read) => {
      if (isWanted) setFacts(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const name = useNameForm(user.displayName);
  const password = usePasswordForm(
    page === 'password',
    () => {
      setPage('back');
    },
    () => {
      setPage('must log in');
    },
  );
  const goBack = (): void => {
    password.forget(); // nobody finds typed passwords again
    setPage('back');
  };
  const { leave, question } = useUnsaved(name.isDirty || password.isDirty, onClose);
  if (page === 'must log in')
    return (
      <InfoDialog title={texts.yourAccount()} onClose={onClose}>
        <Alert severity="success" role="status">
          {texts.passwordChangedLogIn()}
        </Alert>
      </InfoDialog>
    );
  const isPassword = page === 'password';
  const { fields, submit, isBusy } = isPassword ? password : name;
  return (
    <>
      <TitledDialog
        title={isPassword ? texts.changePassword() : texts.yourAccount()}
        isSheet
        titleSx={{ pb: 0.5 }}
        contentSx={{ display: 'grid', gap: 2 }}
        form={{ onSubmit: submit }}
        onClose={leave}
        actions={
          <>
            {isPassword ? (
              <Button onClick={goBack}>{texts.back()}</Button>
            ) : (
              <Button onClick={leave}>{common.close()}</Button>
            )}
            <Button
              type="submit"
              variant="contained"
              loading={isBusy}
              disabled={!isPassword && !name.isDirty}
              sx={MAIN}
            >
              {isPassword ? texts.changePassword() : texts.changeName()}
            </Button>
          </>
        }
      >
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
        {!isPassword && facts?.isVerified === false && <Verification />}
        {fields}
        {!isPassword && facts?.hasPassword === true && (
          <Button
            ref={page === 'back' ? takeFocus : undefined}
            sx={{ justifySelf: 'start', marginInlineStart: -2 }}
            onClick={() => {
              setPage('password');
            }}
          >
            {texts.changePassword()}
          </Button>
        )}
      </TitledDialog>
      {question}
    </>
  );
}

/** On a phone as wide as the sheet lets it be. */
const MAIN = { flexGrow: { xs: 1, sm: 0 }, '&&': { minHeight: { xs: 56, sm: 44 } } } as const;

/** The page that had the focus is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
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
        {state === 'sent' ? texts.letterSent() : texts.emailNotVerified()}
      </Alert>
      <SubmitError message={problem} />
      {state !== 'sent' && (
        <Button variant="outlined" loading={state === 'busy'} onClick={() => void send()}>
          {texts.sendLetterAgain()}
        </Button>
      )}
    </Box>
  );
}

function useNameForm(name: string): Part {
  const { register, handleSubmit, reset, formState } = useForm<NameValues>({
    resolver: zodResolver(nameFormSchema),
    defaultValues: { name },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const result = await changeName(values.name);
    if (result.status === 'done') {
      reset(values);
      toast.success(texts.nameChanged());
    } else setProblem(result.message);
  });
  return {
    submit: (event) => void submit(event),
    isBusy: formState.isSubmitting,
    isDirty: formState.isDirty,
    forget: reset,
    fields: (
      <div>
        <FormTextField
          label={common.name()}
          autoComplete="name"
          field={register('name')}
          error={formState.errors.name}
        />
        <SubmitError message={problem} />
      </div>
    ),
  };
}

/**
 * Asks for the current password: an open page alone must not be enough to take over an account.
 * @param isShown the first field takes the focus then
 * @param onDone the password was changed
 * @param onChanged it was, but the session did not survive
 */
function usePasswordForm(isShown: boolean, onDone: () => void, onChanged: () => void): Part {
  const { register, handleSubmit, reset, setFocus, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { current: '', next: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (isShown) setFocus('current');
  }, [isShown, setFocus]);
  const submit = handleSubmit(async ({ current, next }) => {
    setProblem(null);
    const result = await changePassword(current, next);
    switch (result.status) {
      case 'done':
        reset();
        toast.success(texts.passwordChanged());
        onDone();
        return;
      case 'changed':
        reset();
        onChanged();
        return;
      case 'unknown':
        setProblem(texts.passwordUncertain());
        return;
      case 'failed':
        setProblem(result.message);
    }
  });
  return {
    submit: (event) => void submit(event),
    isBusy: formState.isSubmitting,
    isDirty: formState.isDirty,
    forget: reset,
    fields: (
      <div>
        <PasswordField
          label={texts.currentPassword()}
          autoComplete="current-password"
          field={register('current')}
          error={formState.errors.current}
        />
        <PasswordField
          label={texts.newPassword()}
          autoComplete="new-password"
          hint={texts.passwordRule({ count: MIN_PASSWORD_LENGTH })}
          field={register('next')}
          error={formState.errors.next}
        />
        <SubmitError message={problem} />
      </div>
    ),
  };
}
