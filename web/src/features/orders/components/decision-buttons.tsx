import { STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/button.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { changeOrderStatus, explainChange } from '../api/change-status.ts';

export interface Decision {
  readonly label: string;
  readonly to: OrderStatus;
  readonly isMain: boolean;
}

/** The moves that one order may make from here. The list itself shows the result, live. */
export function DecisionButtons({
  order,
  decisions,
}: {
  readonly order: Order;
  readonly decisions: readonly Decision[];
}): React.JSX.Element {
  const [busy, setBusy] = useState<OrderStatus | null>(null);
  const isOnline = useOnline();
  const decide = async (to: OrderStatus): Promise<void> => {
    setBusy(to);
    const result = await changeOrderStatus(order.id, to);
    setBusy(null);
    if (result.status === 'changed') toast.success(`${order.foodName}: ${STATUS_LABELS[to]}`);
    else toast.error(explainChange(result));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {decisions.map(({ label, to, isMain }) => (
        <Button
          key={to}
          variant={isMain ? 'contained' : 'outlined'}
          tone={isMain ? 'secondary' : 'error'}
          isBusy={busy === to}
          disabled={busy !== null || !isOnline}
          aria-label={`${label} ${order.foodName}, token ${order.token}`}
          onClick={() => void decide(to)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
