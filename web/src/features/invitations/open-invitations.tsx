import type { InvitationDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import toast from 'react-hot-toast';
import { useRequest } from '../../data/use-request.ts';
import { useHouseClock } from '../../lib/clock.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { isolated } from '../../lib/isolated.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { Button } from '../../ui/button.tsx';
import { FailureBlock } from '../../ui/failure-block.tsx';
import { manageInvitations } from './invitations.ts';
import * as texts from './texts.ts';

/** The invitations that nobody has accepted yet, each with a button that calls it back. @param latest of the page's own: another one is asked for anew */
export function OpenInvitations({
  latest,
  onCalledBack,
}: {
  readonly latest: string | null;
  readonly onCalledBack: (id: string) => void;
}): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useCallback(
    () => manageInvitations.list(),
    // oxlint-disable-next-line react/exhaustive-deps -- what has changed since is asked for anew
    [round, latest],
  );
  const invitations = useRequest(request);
  const callBack = async ({ id }: InvitationDto): Promise<void> => {
    const answer = await manageInvitations.callBack(id);
    const isUsed = !answer.ok && answer.reason === 'INVITATION_USED';
    if (answer.ok) {
      toast.success(texts.withdrawn());
      onCalledBack(id);
    } else toast.error(isUsed ? texts.usedMeanwhile() : failureSentence(answer.failure));
    setRound((before) => before + 1);
  };
  return <InvitationList invitations={invitations} onCallBack={callBack} />;
}

/** The list in each of its states. */
export function InvitationList({
  invitations,
  onCallBack,
}: {
  readonly invitations: Loadable<readonly InvitationDto[]>;
  readonly onCallBack: (invitation: InvitationDto) => Promise<void>;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 700, mb: 1 }}>
        {texts.open()}
      </Typography>
      {invitations.status === 'loading' && (
        <Typography role="status" color="textSecondary">
          {texts.loadingOpen()}
        </Typography>
      )}
      {invitations.status === 'failed' && <FailureBlock reason={invitations.reason} onRetry={invitations.retry} />}
      {invitations.status === 'ready' &&
        (invitations.value.length === 0 ? (
          <Typography color="textSecondary">{texts.noneOpen()}</Typography>
        ) : (
          <Box component="ul" sx={LIST}>
            {invitations.value.map((invitation) => (
              <OpenInvitation key={invitation.id} invitation={invitation} onCallBack={onCallBack} />
            ))}
          </Box>
        ))}
    </Box>
  );
}

function OpenInvitation({
  invitation,
  onCallBack,
}: {
  readonly invitation: InvitationDto;
  readonly onCallBack: (invitation: InvitationDto) => Promise<void>;
}): React.JSX.Element {
  const { role, name, by, endsAt } = invitation;
  const clock = useHouseClock();
  const [isBusy, setBusy] = useState(false);
  const time = clock.words(Date.parse(endsAt));
  const what = name === '' ? texts.forSomebody({ role }) : texts.forName({ role, name: isolated(name) });
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography variant="body2" sx={{ color: by === null ? 'warning.main' : 'text.secondary' }}>
          {by === null ? texts.doesNotWork() : texts.untilBy({ time, by: isolated(by) })}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        loading={isBusy}
        aria-label={texts.withdrawFor({ what })}
        onClick={() => {
          setBusy(true);
          void onCallBack(invitation).finally(() => {
            setBusy(false);
          });
        }}
      >
        {texts.withdraw()}
      </Button>
    </Box>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;
