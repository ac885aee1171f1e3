// No stories: those of invitation-region.tsx have it.
import type { AcceptedInvitationDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SignedInUser } from '../../data/session.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { isolated } from '../../lib/isolated.ts';
import { Button } from '../../ui/button.tsx';
import { acceptInvitation, isOver, type Over } from './invitations.ts';
import * as texts from './texts.ts';

/** Sends the mail that confirms the address of whoever is signed in; a sentence says why it was not sent. */
export type SendVerification = () => Promise<
  { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string }
>;

/** Accepts an invitation as whoever is signed in. Pressing again after no answer gets the same answer. */
export function AcceptInvitation({
  linkKey,
  user,
  sendVerification,
  onAccepted,
  onOver,
}: {
  readonly linkKey: string;
  readonly user: SignedInUser;
  readonly sendVerification: SendVerification;
  readonly onAccepted: (accepted: AcceptedInvitationDto) => void;
  /** It does not work any more. */
  readonly onOver: (over: Over) => void;
}): React.JSX.Element {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnverified, setUnverified] = useState(false);
  const email = isolated(user.email);
  const accept = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setUnverified(false);
    const answer = await acceptInvitation(linkKey);
    setBusy(false);
    if (answer.ok) onAccepted(answer.value);
    else if (isOver(answer.reason)) onOver(answer.reason);
    else if (answer.reason === 'EMAIL_NOT_VERIFIED') setUnverified(true);
    else setProblem(answer.reason === 'RATE_LIMITED' ? texts.tooManyTries() : failureSentence(answer.failure));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.signedInAs({ email })}</Typography>
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void accept()}>
        {texts.accept()}
      </Button>
      <Box role="alert" sx={{ '&:empty': { display: 'none' }, overflowWrap: 'anywhere' }}>
        {isUnverified ? texts.notVerified({ email }) : problem}
      </Box>
      {isUnverified && <SendMailAgain send={sendVerification} />}
    </Box>
  );
}

function SendMailAgain({ send }: { readonly send: SendVerification }): React.JSX.Element {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void send().then((result) => {
            setBusy(false);
            setSaid(result.status === 'done' ? texts.mailSent() : result.message);
          });
        }}
      >
        {texts.sendMailAgain()}
      </Button>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
    </>
  );
}
