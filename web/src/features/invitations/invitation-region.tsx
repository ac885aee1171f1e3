import { hasAtLeast, type ShownInvitationDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import type { SignedInUser } from '../../data/session.ts';
import { useHouseClock } from '../../lib/clock.ts';
import { useHouseFace, useHouseName, useHouseOpen, useIsNamed } from '../../lib/house-face.ts';
import { isolated } from '../../lib/isolated.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { LoginWay } from '../../lib/login-way.ts';
import { beginningOf, paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NoticeBlock } from '../../ui/notice-block.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import * as common from '../../ui/texts.ts';
import type { Found, Over } from './invitations.ts';
import { forgetKey } from './kept-key.ts';
import * as site from '../../texts.ts';
import * as texts from './texts.ts';

/** Who opens a link: somebody who is signed in, nobody, or somebody who is not known yet. */
export type Visitor = SignedInUser | null | 'not known';

const PICTURE = '/img/site/plate.webp';

/** The invitation of a link in each of its states. */
export function InvitationRegion({
  found,
  visitor,
  from,
  hasEnough,
  accept,
}: {
  readonly found: Loadable<Found>;
  readonly visitor: Visitor;
  /** The address of the page, to which a login leads back. */
  readonly from: string;
  /** Whether the server has said that nothing changes for them. */
  readonly hasEnough: boolean;
  /** The button, for somebody who is signed in. */
  readonly accept: ReactNode;
}): React.JSX.Element {
  if (found.status === 'loading')
    return (
      <Typography role="status" color="textSecondary">
        {texts.looking()}
      </Typography>
    );
  if (found.status === 'failed')
    return (
      <NoticeBlock
        role="alert"
        headingLevel="h1"
        picture={PICTURE}
        title={found.reason === 'offline' ? texts.offline() : texts.notLoaded()}
        action={
          <Button variant="contained" onClick={() => found.retry?.()}>
            {common.tryAgain()}
          </Button>
        }
      >
        {texts.stillThere()}
      </NoticeBlock>
    );
  const user = visitor === 'not known' ? null : visitor;
  const invitation = found.value;
  if ('over' in invitation) return <NotWorking over={invitation.over} user={user} />;
  if (user && (hasEnough || hasAtLeast(user.role, invitation.role)))
    return <HasIt invitation={invitation} user={user} />;
  return (
    <Invited invitation={invitation}>
      {visitor === 'not known' && <Typography role="status">{texts.signInUnknown()}</Typography>}
      {visitor === null && <SignInFirst from={from} />}
      {accept}
    </Invited>
  );
}

function Invited({
  invitation: { role, by, endsAt },
  children,
}: {
  readonly invitation: ShownInvitationDto;
  readonly children: ReactNode;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  const house = useHouseName();
  // Until the house has answered, nobody is invited to one of another name.
  const isKnown = [useIsNamed(), useHouseOpen() !== undefined].includes(true);
  const clock = useHouseClock();
  return (
    <>
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={{ mb: 2, outline: 'none' }}>
        {texts.youAreInvited()}
      </Typography>
      <Surface radius="card" sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
        <Typography variant="lead" sx={[SENTENCE, !isKnown && { visibility: 'hidden' }]}>
          {by === ''
            ? texts.toWorkAs({ house: isolated(house), role })
            : texts.byToWorkAs({ by: isolated(by), house: isolated(house), role })}
        </Typography>
        <Typography>{texts.whatYouDo({ role })}</Typography>
        <Typography color="textSecondary">{texts.howLong({ time: clock.words(Date.parse(endsAt)) })}</Typography>
        {children}
      </Surface>
    </>
  );
}

/** Whoever is invited has no account, as a rule. Both lead back here, with the key of the link. */
function SignInFirst({ from }: { readonly from: string }): React.JSX.Element {
  const way: LoginWay = { from, invited: true };
  return (
    <>
      <Typography>{texts.firstLogIn()}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={paths.signUp} state={way} variant="contained">
          {common.createAccount()}
        </LinkButton>
        <LinkButton to={paths.login} state={way}>
          {common.login()}
        </LinkButton>
      </Box>
    </>
  );
}

function HasIt({
  invitation: { isAccepted },
  user: { role },
}: {
  readonly invitation: ShownInvitationDto;
  readonly user: SignedInUser;
}): React.JSX.Element {
  useEffect(forgetKey, []);
  return (
    <NoticeBlock
      headingLevel="h1"
      picture={PICTURE}
      title={texts.hasItTitle({ role })}
      action={
        <LinkButton to={beginningOf(role)} variant="contained">
          {texts.toWork()}
        </LinkButton>
      }
    >
      {isAccepted ? texts.wasAccepted() : texts.hasIt()}
    </NoticeBlock>
  );
}

const WHY: Record<Over, readonly [title: string, text: string]> = {
  INVITATION_NOT_FOUND: [texts.notFound(), texts.notFoundText()],
  INVITATION_USED: [texts.used(), texts.usedText()],
  INVITATION_CALLED_BACK: [texts.wasWithdrawn(), texts.askAgain()],
  INVITATION_EXPIRED: [texts.expired(), texts.askAgain()],
  INVITATION_VOID: [texts.isVoid(), texts.askAgain()],
};

/** A link that leads to nothing any more, and why. */
export function NotWorking({
  over,
  user,
}: {
  readonly over: Over;
  readonly user: SignedInUser | null;
}): React.JSX.Element {
  useEffect(forgetKey, []);
  const [title, text] = WHY[over];
  const { phone } = useHouseFace();
  return (
    <NoticeBlock
      headingLevel="h1"
      picture={PICTURE}
      title={title}
      action={
        <LinkButton to={user ? beginningOf(user.role) : paths.home} variant="contained">
          {user ? texts.toDashboard() : site.home()}
        </LinkButton>
      }
    >
      {text}
      {phone !== '' && <PhoneLink phone={phone} sx={PHONE} />}
    </NoticeBlock>
  );
}

/** In a line of its own, as high as a finger. */
const PHONE = { display: 'block', lineHeight: '44px', fontWeight: 700 } as const;
const SENTENCE = { fontWeight: 700, overflowWrap: 'anywhere', textWrap: 'balance' } as const;
