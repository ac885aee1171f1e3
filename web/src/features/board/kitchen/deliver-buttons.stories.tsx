import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { DeliverButtons, UndoDelivery } from './deliver-buttons.tsx';
import { ticketType } from './ticket-styles.ts';

const order = anOrder({ status: 'approved' });
const buttons = { order, isLive: true, isOldest: false, onDeliver: nothing } as const;

/** With the type of a ticket around. */
const onTicket = (buttons: React.JSX.Element): React.JSX.Element => <Box sx={ticketType('L')}>{buttons}</Box>;

export const stories: Stories = {
  'to deliver': onTicket(<DeliverButtons {...buttons} />),
  'to deliver next': onTicket(<DeliverButtons {...buttons} isOldest />),
  'another one, while the board is not live': onTicket(<DeliverButtons {...buttons} isLive={false} />),
  'while the board is not live': onTicket(<DeliverButtons {...buttons} isLive={false} isOldest />),
  ...each(['delivering', 'done', 'undoing'], (stage) =>
    onTicket(<UndoDelivery order={order} to="delivered" stage={stage} onUndo={nothing} />),
  ),
};
