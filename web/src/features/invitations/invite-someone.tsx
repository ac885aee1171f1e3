// No stories: asks the server. Its parts have them.
import { INVITED_ROLES, LIMITS, type InvitedRole, type MadeInvitationDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { ToggleButtonGroup } from '../../ui/toggle-button-group.tsx';
import { manageInvitations } from './invitations.ts';
import { MadeLink } from './made-link.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import * as texts from './texts.ts';

const NAMES: Record<InvitedRole, string> = { chef: texts.chef(), admin: texts.admin() };
const MAY: Record<InvitedRole, string> = { chef: texts.whatChefsDo(), admin: texts.whatAdminsDo() };
/** The one that a house needs more often first. */
const OPTIONS = INVITED_ROLES.toReversed().map((value) => ({ value, label: NAMES[value] }));
const MINUTE_S = 60;

/**
 * Invites somebody to work here: makes a link, which is shown once, and lists the invitations that wait. For admins. It needs
 * nothing around it.
 */
export function InviteSomeone(): React.JSX.Element {
  const [role, setRole] = useState<InvitedRole>('chef');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<MadeInvitationDto | null>(null);
  const id = useId();
  const make = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await manageInvitations.make({ role, name });
    setBusy(false);
    if (answer.ok) {
      setMade(answer.value);
      setName('');
    } else if (answer.reason === 'RATE_LIMITED') setProblem(texts.tooMany({ minutes: minutesIn(answer.details) }));
    else setProblem(failureSentence(answer.failure));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{texts.whatItDoes()}</Typography>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <ToggleButtonGroup label={texts.role()} options={OPTIONS} value={role} onChange={setRole} />
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {MAY[role]}
        </Typography>
        <Typography component="label" htmlFor={`${id}name`} variant="body2" sx={{ fontWeight: 700 }}>
          {texts.forWhom()}
        </Typography>
        <InlineInput
          id={`${id}name`}
          value={name}
          maxLength={LIMITS.name}
          autoComplete="off"
          dir="auto"
          aria-describedby={`${id}help`}
          sx={{ width: 1, maxWidth: 340, boxSizing: 'border-box' }}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <Typography id={`${id}help`} variant="caption" color="textSecondary">
          {texts.forWhomHelp()}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button type="submit" variant="contained" loading={isBusy}>
            {texts.makeLink()}
          </Button>
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
            {problem}
          </Typography>
        </Box>
      </Form>
      {made && <MadeLink key={made.id} invitation={made} />}
      <OpenInvitations latest={made?.id ?? null} onCalledBack={(gone) => void (gone === made?.id && setMade(null))} />
    </Box>
  );
}

function minutesIn({ retryAfterSeconds }: Readonly<Record<string, unknown>>): number {
  return Math.max(1, Math.ceil(Number(retryAfterSeconds ?? MINUTE_S) / MINUTE_S));
}
