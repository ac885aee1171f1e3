// No stories: in basket-dialog.tsx.
import { isNoContact } from '@foodhouse/domain';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useIsNamed } from '../../../lib/house-face.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmText } from '../checkout/confirm-text.tsx';
import type { CheckoutState } from '../checkout/use-checkout.ts';
import * as words from '../checkout/texts.ts';

/** How somebody without an account comes to Confirm. */
export interface Entrance {
  /** Whether the foot leads to the login, in a house with a name to somebody who has no account. */
  readonly isInFoot: boolean;
  /** `wait`: nobody knows yet; `login`: they must log in; `choice`: as a guest or by a login; `confirm`: nothing is before it. */
  readonly by: 'wait' | 'login' | 'choice' | 'confirm';
  /** Asks a guest for name and phone. */
  readonly begin: () => void;
}

/** @param form where the fields of a guest come */
export function useEntrance(form: RefObject<HTMLElement | null>, checkout: CheckoutState): Entrance {
  const { session, isGuest, isKnown, isContactNeeded, said } = checkout;
  const isNamed = useIsNamed();
  const hasContact = !isNoContact(said.contact);
  const [isBegun, setIsBegun] = useState(hasContact);
  if (hasContact && !isBegun) setIsBegun(true);
  const isInFoot = isNamed && (isGuest || session.status === 'signed-out');
  const by = (): Entrance['by'] => {
    if (!isInFoot) return 'confirm';
    if (!isKnown) return 'wait';
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
  const { pathname, search } = useLocation();
  const login = { to: paths.login, state: { from: pathname + search, basket: true } };
  if (by === 'login')
    return (
      <LinkButton {...login} variant="contained" size="large" sx={STEP}>
        {words.logInToOrder()}
      </LinkButton>
    );
  return (
    <>
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        disabled={!isOnline || isBarred || isUnknown}
        onClick={by === 'choice' ? begin : checkout.press}
        sx={STEP}
      >
        <ConfirmText checkout={checkout} words={by === 'choice' ? words.continueAsGuest() : undefined} />
      </Button>
      {isInFoot && (
        <LinkButton {...login} sx={LOG_IN}>
          {words.logIn()}
        </LinkButton>
      )}
    </>
  );
}

const STEP = { width: 1, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;

/** In the room that the foot has below its last button. */
const LOG_IN = { width: 1, mt: -1, mb: { xs: -1.5, sm: -1 } } as const;
