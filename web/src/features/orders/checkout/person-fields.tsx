import Box from '@mui/material/Box';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { ContactFields } from '../basket/contact-fields.tsx';
import { QUESTION, SEGMENTS } from '../basket/segments.ts';
import { say } from '../basket/said.ts';
import type { CheckoutState } from './use-checkout.ts';

/** Who orders, and how the house reaches them: at a table it finds them. */
export function PersonFields({ checkout }: { readonly checkout: CheckoutState }): React.JSX.Element {
  const { said, session, isGuest, isTried, isBusy, isContactNeeded, fulfilment, setRefused } = checkout;
  return (
    <>
      {session.status === 'signed-out' && isGuest && <WhoBlock disabled={isBusy} />}
      {fulfilment?.kind !== 'table' && (
        <ContactFields
          contact={said.contact}
          isTried={isTried}
          isNeeded={isContactNeeded}
          disabled={isBusy}
          onChange={(contact) => {
            setRefused(null);
            say({ contact });
          }}
        />
      )}
    </>
  );
}

/** In a house whose guests need no account: they order as a guest unless they log in. */
export function WhoBlock({ disabled }: { readonly disabled: boolean }): React.JSX.Element {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <Box component="fieldset" disabled={disabled} sx={[QUESTION, { mt: 2 }]}>
      <legend>Who is ordering?</legend>
      <Box sx={SEGMENTS}>
        <label htmlFor={id}>
          <Radio id={id} checked readOnly />
          <span>Order as guest</span>
        </label>
        <LinkButton to={paths.login} state={{ from: pathname + search, basket: true }} variant="outlined">
          Login
        </LinkButton>
      </Box>
    </Box>
  );
}
