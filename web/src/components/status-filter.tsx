import { isOrderStatus, STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router-dom';

/** The status in the address, so that a reload and the back button keep it. */
export function useStatusFilter(
  statuses: readonly OrderStatus[],
): readonly [OrderStatus, (status: OrderStatus) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status');
  const first = statuses[0] ?? 'pending';
  const current = isOrderStatus(asked) && statuses.includes(asked) ? asked : first;
  return [
    current,
    (status) => {
      setQuery(status === first ? {} : { status }, { replace: true });
    },
  ];
}

interface StatusFilterProps {
  readonly statuses: readonly OrderStatus[];
  readonly current: OrderStatus;
  readonly onChange: (status: OrderStatus) => void;
}

/** The filter buttons above a list of orders. */
export function StatusFilter({ statuses, current, onChange }: StatusFilterProps): React.JSX.Element {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={current}
      aria-label="Orders by status"
      onChange={(_event, status: OrderStatus | null) => {
        if (status !== null) onChange(status);
      }}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiToggleButton-root': { border: 1, borderColor: 'divider', borderRadius: '999px !important' },
      }}
    >
      {statuses.map((status) => (
        <ToggleButton key={status} value={status}>
          {STATUS_LABELS[status]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
