import { Google } from '../../../ui/icons/google.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { prepareSignIn, signInWithGoogle } from '../api/sign-in.ts';
import type { SignInProps } from './account-card.tsx';
import * as texts from './texts.ts';

/** A window that neither answers nor is closed, such as one behind others, keeps nobody from another way in for longer. */
export const ANSWERS_WITHIN_MS = 60_000;

/** Sign-in with Google. What the press needs is loaded before it: Safari lets a window open only right after a press. */
export function GoogleButton({ onDone, onProblem }: SignInProps): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(prepareSignIn, []);
  /** The number of the last try: the end of an earlier one is no news, unless somebody has come in. */
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const start = async (): Promise<void> => {
    const number = (last.current += 1);
    setIsBusy(true);
    onProblem(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsBusy(false);
      onProblem(texts.googleNoAnswer());
    }, ANSWERS_WITHIN_MS);
    const result = await signInWithGoogle();
    if (number === last.current) {
      clearTimeout(timer.current);
      setIsBusy(false);
    }
    if (result.status === 'done') onDone();
    else if (number === last.current) onProblem(result.message);
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
      {texts.continueWithGoogle()}
    </Button>
  );
}
