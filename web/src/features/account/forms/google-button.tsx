import Google from '@mui/icons-material/Google';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { signInWithGoogle } from '../sign-in.ts';
import { SubmitError } from './account-card.tsx';

/** Sign-in with Google. It shows its own failures, as the form shows the form's. */
export function GoogleButton({ onDone }: { readonly onDone: () => void }): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const result = await signInWithGoogle();
    setIsBusy(false);
    if (result.status === 'done') onDone();
    else setProblem(result.message);
  };
  return (
    <>
      <Divider sx={{ my: 2, color: 'text.secondary' }}>or</Divider>
      <Button
        variant="outlined"
        size="large"
        startIcon={<Google />}
        loading={isBusy}
        onClick={() => void start()}
        sx={{ width: 1, mb: 1 }}
      >
        Continue with Google
      </Button>
      <SubmitError message={problem} hasPlace />
    </>
  );
}
