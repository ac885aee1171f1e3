import { Google } from '../../../ui/icons/google.tsx';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { prepareSignIn, signInWithGoogle } from '../sign-in.ts';
import type { SignInProps } from './account-card.tsx';

/** Sign-in with Google. What the press needs is loaded before it: Safari lets a window open only right after a press. */
export function GoogleButton({ onDone, onProblem }: SignInProps): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(prepareSignIn, []);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    onProblem(null);
    const result = await signInWithGoogle();
    setIsBusy(false);
    if (result.status === 'done') onDone();
    else onProblem(result.message);
  };
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<Google />}
      loading={isBusy}
      onClick={() => void start()}
      sx={{ width: 1 }}
    >
      Continue with Google
    </Button>
  );
}
