import { DELETED_USER } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { Ticket } from './ticket.tsx';

export const stories: Stories = {
  fine: <ATicket age="2 minutes ago" waiting="fine" />,
  warning: <ATicket age="6 minutes ago" waiting="warning" />,
  late: <ATicket age="14 minutes ago" waiting="late" />,
  'waits no more': <ATicket waiting={null} place={null} />,
  struck: <ATicket isStruck />,
  'account deleted': <ATicket order={anOrder({ user: DELETED_USER })} />,
  'a long name and a long address': (
    <ATicket
      order={anOrder({
        foodName: 'Slow-cooked chicken curry with steamed rice and coriander',
        user: `${'ann'.repeat(18)}@example.com`,
      })}
    />
  ),
};

function ATicket(changes: Partial<React.ComponentProps<typeof Ticket>>): React.JSX.Element {
  return (
    <Box sx={{ width: 340, maxWidth: 1 }}>
      <Ticket
        order={anOrder()}
        age="2 minutes ago"
        waiting="fine"
        place={1}
        isStruck={false}
        onPrint={nothing}
        action={deliver}
        {...changes}
      />
    </Box>
  );
}

function deliver(): React.JSX.Element {
  return (
    <Button variant="contained" color="secondary" sx={{ width: 1 }}>
      Deliver
    </Button>
  );
}
