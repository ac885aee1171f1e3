import { DELETED_USER, onlyLineOf, type OrderLine } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { TICKET_SIZES, ticketType, type TicketSize } from './ticket-styles.ts';
import { Ticket } from './ticket.tsx';

const LINES = [
  { ...onlyLineOf(anOrder()), quantity: 2 },
  { ...onlyLineOf(anOrder()), name: 'Tea' },
  { ...onlyLineOf(anOrder()), name: 'Flat White', quantity: 3 },
];

const CHOSEN: readonly OrderLine[] = [
  {
    ...onlyLineOf(anOrder()),
    name: 'Smash Burger',
    kitchenName: 'SMASH',
    quantity: 2,
    size: { id: 'l', name: 'Large', kitchenName: null },
    options: [anOption('Bacon'), { ...anOption('Pickled jalapeños from the house’s own garden'), quantity: 2 }],
    note: 'No onions, and the buns well done, please',
    allergens: { contains: ['gluten', 'sesame'], undeclared: [] },
  },
  {
    ...onlyLineOf(anOrder()),
    name: 'Fries',
    options: [anOption('Mayo')],
    allergens: { contains: ['eggs', 'mustard'], undeclared: ['Fries'] },
  },
];

function anOption(name: string): OrderLine['options'][number] {
  return aChosenOption({ groupId: 'extras', id: name, name, eachMinor: 50 });
}

export const stories: Stories = {
  fine: <ATicket isOldest />,
  warning: <ATicket age="6 min" waiting="warning" />,
  late: <ATicket age="14 min" waiting="late" />,
  'due, in time': <ATicket age="in 14 min" due="16:41" />,
  'due soon': <ATicket age="in 12 min" due="16:33" waiting="warning" hasKeys />,
  'due, and late': <ATicket age="2 h 05 min late" due="16:01" waiting="late" hasKeys />,
  'waits no more': <ATicket age="5 min ago" waiting={null} place={null} />,
  'waits no more, and may be taken back': <ATicket age="< 1 min ago" waiting={null} stage="done" place={null} />,
  struck: <ATicket stage="done" />,
  'account deleted': <ATicket order={anOrder({ user: DELETED_USER })} />,
  'several foods': <ATicket order={anOrder({ foodName: '2 × Pho and 2 more', lines: LINES })} />,
  'options, a note and allergens': <ATicket order={anOrder({ lines: CHOSEN })} />,
  'options, a note and allergens, small': <ATicket order={anOrder({ lines: CHOSEN })} size="S" />,
  'a long name': (
    <ATicket order={anOrder({ foodName: 'Slow-cooked chicken curry with steamed rice and fresh coriander leaves' })} />
  ),
  ...each(TICKET_SIZES, (size) => <ATicket size={size} />),
  'with its key': <ATicket hasKeys />,
};

interface ATicketProps extends Partial<React.ComponentProps<typeof Ticket>> {
  readonly size?: TicketSize;
  readonly hasKeys?: boolean;
}

function ATicket({ size = 'L', hasKeys, ...changes }: ATicketProps): React.JSX.Element {
  return (
    <Box data-keys={hasKeys} sx={{ ...ticketType(size), width: 320, maxWidth: 1 }}>
      <Ticket
        order={anOrder()}
        age="2 min"
        waiting="fine"
        place={1}
        stage={null}
        to="delivered"
        isLive
        isOldest={false}
        onDeliver={nothing}
        onUndo={nothing}
        onPrint={nothing}
        onDetail={nothing}
        {...changes}
      />
    </Box>
  );
}
