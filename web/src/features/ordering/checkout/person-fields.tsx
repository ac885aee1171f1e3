// No stories: shows contact-fields.tsx.
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import type { LoginWay } from '../../../lib/login-way.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { NoteField } from '../choose/note-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { Fold } from './fold.tsx';
import { Question, Segment, SEGMENTS } from './question.tsx';
import { say } from '../basket/said.ts';
import type { CheckoutState } from './use-checkout.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Who orders, how the house reaches them (at a table it finds them), and what they ask of it for the whole order. */
export function PersonFields({
  checkout,
  ordered = BASKET,
  hasWho = true,
  hasContact = true,
}: {
  readonly checkout: CheckoutState;
  /** What is ordered after a login; the basket when left out, where all of it is always asked. */
  readonly ordered?: Ordered;
  /** Whether it says that a guest orders, and leads to the login; not where the foot does. */
  readonly hasWho?: boolean;
  /** Whether it asks for name and phone; not before the step that does. */
  readonly hasContact?: boolean;
}): React.JSX.Element | null {
  const {
    said,
    asked,
    known,
    service,
    isGuest,
    isKnown,
    session,
    isTried,
    isBusy,
    isContactNeeded,
    fulfilment,
    setRefused,
  } = checkout;
  const { askConsent } = useAtConfirm();
  // Order Now in a house that has set nothing asks for nothing, but what was said in the basket is seen there too.
  const isSaid = Object.entries(asked).some(([name, one]) => name !== 'fulfilment' && one !== undefined);
  const isAsking = ordered.basket === true || service !== null || known?.isForLater === true || isGuest || isSaid;
  // All of it at once: nothing moves under a finger.
  if (!isAsking || !isKnown || session.status === 'loading') return null;
  return (
    <>
      {hasWho && isGuest && <WhoBlock ordered={ordered} disabled={isBusy} />}
      {hasContact && fulfilment?.kind !== 'table' && (
        <ContactFields
          contact={said.contact}
          isTried={isTried}
          isNeeded={isContactNeeded}
          consent={
            askConsent
              ? {
                  isGiven: said.consent,
                  onChange: (consent) => {
                    setRefused(null);
                    say({ consent });
                  },
                }
              : undefined
          }
          disabled={isBusy}
          onChange={(contact) => {
            setRefused(null);
            say({ contact });
          }}
        />
      )}
      <OrderNote
        note={said.note}
        fulfilment={fulfilment}
        disabled={isBusy}
        onNote={(note) => {
          say({ note });
        }}
      />
    </>
  );
}

type Ordered = Pick<LoginWay, 'basket' | 'wanted'>;

const BASKET: Ordered = { basket: true };

/** In a house whose guests need no account: they order as a guest unless they log in, also after an order as one. */
function WhoBlock({ ordered, disabled }: { readonly ordered: Ordered; readonly disabled: boolean }): React.JSX.Element {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <Question legend={texts.whoIsOrdering()} disabled={disabled} sx={{ mt: 2 }}>
      <Box sx={SEGMENTS}>
        <Segment id={id} checked readOnly>
          {texts.orderAsGuest()}
        </Segment>
        {/* Without an edge: it is no answer, it leads away. */}
        <LinkButton to={paths.login} state={{ from: pathname + search, ...ordered }}>
          {common.login()}
        </LinkButton>
      </Box>
    </Question>
  );
}

/** The note of the whole order, folded while there is none. */
function OrderNote({
  note,
  fulfilment,
  disabled,
  onNote,
}: {
  readonly note: string;
  readonly fulfilment: CheckoutState['fulfilment'];
  readonly disabled: boolean;
  readonly onNote: (note: string) => void;
}): React.JSX.Element {
  const [hasNote] = useState(note !== '');
  return (
    <Fold
      open={hasNote || undefined}
      summary={note === '' ? texts.noteForOrder() : texts.noteGiven({ note: isolated(note) })}
    >
      <NoteField
        note={note}
        label={texts.noteForOrder()}
        help={texts.noteHelp({ service: fulfilment?.kind ?? 'pickup' })}
        disabled={disabled}
        onNote={onNote}
      />
    </Fold>
  );
}
