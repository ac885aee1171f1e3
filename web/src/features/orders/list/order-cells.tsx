// No stories: in the cells of order-table.tsx.
import { DELETED_USER, formatMoney, isOpen, isSold, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { ContactName } from '../details/order-contact.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { askedLineOf, factsOf } from './asked-of.ts';
import { LineFacts, OrderLines } from '../details/order-lines.tsx';
import { ASKED_INK } from '../details/order-note.tsx';
import { servedAs, useServed } from '../details/served.tsx';
import * as texts from './texts.ts';

/** An extra line about an order. */
export function Note({
  text,
  isRefusal,
}: {
  readonly text: string | null;
  readonly isRefusal: boolean;
}): React.JSX.Element | null {
  if (text === null) return null;
  return (
    <Typography
      variant="body2"
      sx={{ flexBasis: '100%', mb: 0.75, fontWeight: 600, color: isRefusal ? 'error.main' : 'warning.main' }}
    >
      {text}
    </Typography>
  );
}

/**
 * An order that waits, each food once with its number: nobody accepts an order unread. It begins with how the order is served and
 * with its price, and its first food opens the details.
 */
export function AskedOrder({
  order,
  note,
  tag,
  hasFacts,
}: {
  readonly order: Order;
  readonly note: string | null;
  /** Stands out beside its facts. */
  readonly tag: ReactNode;
  /** False where they have columns of their own. */
  readonly hasFacts: boolean;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const lines = order.lines.map(askedLineOf);
  const shown = isOpen || lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES - 1);
  return (
    <>
      <Box sx={FACTS}>
        {hasFacts && <ServedAndPrice order={order} />}
        {tag}
      </Box>
      <Note text={note} isRefusal={!isSold(order.status)} />
      <OrderLines
        isLead
        lines={shown}
        opener={<TimelineButton order={order} name={lines[0]?.name ?? ''} look="lines" />}
      />
      {shown.length < lines.length && (
        <TextButton
          sx={MORE}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {texts.moreLines({ count: lines.length - shown.length })}
        </TextButton>
      )}
      <OwnNote order={order} />
    </>
  );
}

function ServedAndPrice({ order }: { readonly order: Order }): React.JSX.Element {
  const served = useServed(order);
  const price = formatMoney(order.priceMinor, order.currency);
  return (
    <Typography component="p" variant="body2" color="textSecondary">
      {served !== '' && (
        <>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {served}
          </Box>
          {' · '}
        </>
      )}
      {price}
    </Typography>
  );
}

/** What was chosen and asked for in an order whose head says its food. */
export function Asked({ order }: { readonly order: Order }): React.JSX.Element {
  const facts = factsOf(order);
  return (
    <>
      {facts && (
        <Box sx={ASKED}>
          <LineFacts {...facts} />
        </Box>
      )}
      <OwnNote order={order} />
    </>
  );
}

/** What the guest asks for the whole order. */
function OwnNote({ order: { note } }: { readonly order: Order }): React.JSX.Element | null {
  if (note === null) return null;
  return (
    <Typography dir="auto" variant="body2" sx={{ ...ASKED, ...ASKED_INK }}>
      “{note}”
    </Typography>
  );
}

const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  flexBasis: '100%',
  mb: 0.25,
} as const;

/** Lines in a row before the others are folded away. */
const MOST_LINES = 5;
const MORE = { flexBasis: '100%', typography: 'body2', fontWeight: 700, textAlign: 'start' } as const;
const ASKED = {
  flexBasis: '100%',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '&:not(:empty)': { mb: 0.5 },
} as const;

/** The customer, or that the account was deleted. */
export function Customer({
  order,
  guest,
  isAtWork,
}: {
  readonly order: Order;
  /** Stands for the email of whoever ordered without an account. */
  readonly guest: string;
  /** Whether something is to be done with the order: what is read for that has the room of the address. */
  readonly isAtWork: boolean;
}): React.JSX.Element {
  const { user } = order;
  if (user === '')
    return (
      <ContactName order={order} hasPhone>
        {guest}
      </ContactName>
    );
  if (user !== DELETED_USER) {
    return (
      <Box component="span" title={user} sx={isAtWork ? NOT_ON_PHONES : null}>
        {user}
      </Box>
    );
  }
  return (
    <>
      {user}
      <DeletedAccount order={order} />
    </>
  );
}

/** That whoever ordered has deleted the account, of an order that is still open; nothing otherwise. */
export function DeletedAccount({ order }: { readonly order: Order }): React.JSX.Element | null {
  if (order.user !== DELETED_USER || !isOpen(order.status)) return null;
  return (
    <Typography variant="body2" color="error" sx={{ flexBasis: '100%', fontWeight: 700 }}>
      {texts.accountDeleted({ service: servedAs(order) })}
    </Typography>
  );
}

/** A phone's card has no line for it. */
const NOT_ON_PHONES = { '@media (max-width: 767.95px)': UNSEEN } as const;
