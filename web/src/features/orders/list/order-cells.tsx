// No stories: in the cells of order-table.tsx.
import { DELETED_USER, isOpen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { ContactName } from '../details/order-contact.tsx';
import { askedOf } from './asked-of.ts';
import { SHORT } from '../details/order-styles.ts';
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
  const { lines, notes } = askedOf(order);
  const shown = isOpen || lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES - 1);
  return (
    <>
      {shown.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
        <Typography key={index} variant="body2" color="textSecondary" sx={ASKED}>
          {text}
        </Typography>
      ))}
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
      {notes.map((text) => (
        <Typography key={text} variant="body2" sx={{ ...ASKED, fontWeight: 700, color: 'warning.main' }}>
          “{text}”
        </Typography>
      ))}
    </>
  );
}

/** Lines in a row before the others are folded away. */
const MOST_LINES = 5;
const MORE = { flexBasis: '100%', typography: 'body2', fontWeight: 700, textAlign: 'left' } as const;
const ASKED = { flexBasis: '100%', mb: 0.5, overflowWrap: 'anywhere' } as const;

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
    const [name, ...host] = user.split('@');
    return (
      <Box component="span" sx={isAtWork ? NOT_ON_PHONES : null}>
        {name}
        {host.length > 0 && (
          <>
            {isAtWork && <Box component="wbr" sx={BREAK} />}
            {`@${host.join('@')}`}
          </>
        )}
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
/** Where the table is short, it has two lines. */
const BREAK = { display: 'none', [SHORT]: { display: 'inline' } } as const;
