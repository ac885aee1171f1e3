import { isOrderStatus, ORDER_STATUSES, STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import { memo, useCallback, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import * as texts from './texts.ts';

/** The status in the address, so that a reload and the back button keep it. @param first the status without one there */
export function useStatusFilter(
  statuses: readonly OrderStatus[],
  first = statuses[0] ?? ORDER_STATUSES[0],
): readonly [OrderStatus, (status: OrderStatus) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status');
  const current = isOrderStatus(asked) && statuses.includes(asked) ? asked : first;
  const change = useCallback(
    (status: OrderStatus) => {
      setQuery(status === first ? {} : { status }, { replace: true });
    },
    [first, setQuery],
  );
  return [current, change];
}

interface StatusFilterProps extends Pick<ComponentProps<typeof ToggleButtonGroup>, 'sx' | 'slotProps'> {
  readonly statuses: readonly OrderStatus[];
  readonly current: OrderStatus;
  readonly onChange: (status: OrderStatus) => void;
  /** The number of orders per status, where known: `200+` where there are more than were loaded. */
  readonly counts?: Readonly<Partial<Record<OrderStatus, number | string>>>;
}

/** The filter buttons above a list of orders. Rendered again only when one of these changes: counts are asked about often. */
export const StatusFilter = memo(function StatusFilter({
  statuses,
  current,
  onChange,
  counts = {},
  ...group
}: StatusFilterProps): React.JSX.Element {
  return (
    <ToggleButtonGroup
      {...group}
      label={texts.ordersByStatus()}
      options={statuses.map((value) => ({ value, label: STATUS_LABELS[value], count: counts[value] }))}
      value={current}
      onChange={onChange}
      isShared={statuses.length > 2}
    />
  );
});
