// No stories: in the cells of order-table.tsx.
import { DELETED_USER, isOpen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { ContactName } from '../details/order-contact.tsx';
import { askedOf } from './asked-of.ts';
import { LineFacts, OrderLines } from '../details/order-lines.tsx';
import { ASKED_INK } from '../details/order-note.tsx';
import { servedAs } from '../details/served.tsx';
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

/** Every food with its number, what was chosen and what was asked for: nobody accepts an order unread. */
export function Asked({ order }: { readonly order: Order }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const { facts, lines } = askedOf(order);
  const shown = isOpen || lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES - 1);
  return (
    <>
      {facts && (
        <Box sx={ASKED}>
          <LineFacts {...facts} />
        </Box>
      )}
      {shown.length > 0 && <OrderLines lines={shown} />}
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
      {order.note !== null && (
        <Typography dir="auto" variant="body2" sx={{ ...ASKED, ...ASKED_INK }}>
          “{order.note}”
        </Typography>
      )}
    </>
  );
}

/** Lines in a row before the others are folded away. */
const MOST_LINES = 5;
const MORE = { flexBasis: '100%', typography: 'body2', fontWeight: 700, textAlign: 'left' } as const;
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
