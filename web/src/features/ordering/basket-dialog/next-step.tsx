// No stories: in basket-dialog.tsx.
import { isNoContact } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useIsNamed } from '../../../lib/house-face.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmText } from '../checkout/confirm-text.tsx';
import type { CheckoutState } from '../checkout/use-checkout.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../checkout/texts.ts';

/** How somebody without an account comes to Confirm. */
export interface Entrance {
  /** Whether the foot leads to the login, in a house with a name to somebody who has no account. */
  readonly isInFoot: boolean;
  /** `wait`: nobody knows yet; `ask-again`: nobody could know; `login`: they must log in; `choice`: as a guest or by a login; `confirm`: nothing is before it. */
  readonly by: 'wait' | 'ask-again' | 'login' | 'choice' | 'confirm';
  /** Asks a guest for name and phone. */
  readonly begin: () => void;
}

/** @param form where the fields of a guest come */
export function useEntrance(form: RefObject<HTMLElement | null>, checkout: CheckoutState): Entrance {
  const { session, isGuest, isKnown, askAgain, isContactNeeded, said } = checkout;
  const isNamed = useIsNamed();
  const hasContact = !isNoContact(said.contact);
  const [isBegun, setIsBegun] = useState(hasContact);
  if (hasContact && !isBegun) setIsBegun(true);
  const isInFoot = isNamed && (isGuest || session.status === 'signed-out');
  const by = (): Entrance['by'] => {
    if (!isInFoot) return 'confirm';
    if (!isKnown) return 'wait';
    if (askAgain) return 'ask-again';
    if (!isGuest) return 'login';
    return isContactNeeded && !isBegun ? 'choice' : 'confirm';
  };
  return {
    isInFoot,
    by: by(),
    begin: () => {
      flushSync(() => {
        setIsBegun(true);
      });
      form.current?.querySelector<HTMLElement>('input[autocomplete="name"]')?.focus();
    },
  };
}

/** Confirm, or in a house with a name what leads there: nobody presses a Confirm that must be refused. */
export function NextStep({
  checkout,
  entrance: { isInFoot, by, begin },
}: {
  readonly checkout: CheckoutState;
  readonly entrance: Entrance;
}): React.JSX.Element {
  const { isBusy, isStale, totalMinor, isOnline, isBarred, session } = checkout;
  const isUnknown = by === 'wait' || session.status === 'loading' || (isStale && totalMinor === null);
  const again = by === 'ask-again' && isOnline ? checkout.askAgain : null;
  if (by === 'login')
    return (
      <LogIn isOnline={isOnline} variant="contained" size="large" sx={STEP}>
        {words.logInToOrder()}
      </LogIn>
    );
  return (
    <>
      {again && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ width: 1 }}>
          {words.guestsNotChecked()}
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        disabled={!again && (!isOnline || isBarred || isUnknown)}
        onClick={again ?? (by === 'choice' ? begin : checkout.press)}
        sx={STEP}
      >
        {again ? (
          common.tryAgain()
        ) : (
          <ConfirmText checkout={checkout} words={by === 'choice' ? words.continueAsGuest() : undefined} />
        )}
      </Button>
      {isInFoot && (
        <LogIn isOnline={isOnline} sx={LOG_IN}>
          {words.logIn()}
        </LogIn>
      )}
    </>
  );
}

/** Leads to the login, where nobody comes in while the server does not answer. */
function LogIn({
  isOnline,
  ...look
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'sx' | 'children'> & {
  readonly isOnline: boolean;
}): React.JSX.Element {
  const { pathname, search } = useLocation();
  if (!isOnline) return <Button disabled {...look} />;
  return <LinkButton to={paths.login} state={{ from: pathname + search, basket: true }} {...look} />;
}

const STEP = { width: 1, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;

/** In the room that the foot has below its last button. */
const LOG_IN = { width: 1, mt: -1, mb: { xs: -1.5, sm: -1 } } as const;
