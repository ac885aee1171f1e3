import { isOrderStatus, STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import { useSearchParams } from 'react-router-dom';
import { ChoiceButtons } from './choice-buttons.tsx';

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
    <ChoiceButtons
      label="Orders by status"
      choices={statuses.map((value) => ({ value, label: STATUS_LABELS[value] }))}
      current={current}
      onChoose={onChange}
    />
  );
}
