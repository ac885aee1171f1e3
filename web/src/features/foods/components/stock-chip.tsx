import { Tag } from '../../../components/tag.tsx';
import { stockOf } from '@foodhouse/domain';

/** 'Sold out', '3 left', or nothing to worry about. */
export function StockChip({ quantity }: { readonly quantity: number }): React.JSX.Element {
  const stock = stockOf({ quantity });
  if (stock.kind === 'sold-out') return <Tag>Sold out</Tag>;
  if (stock.kind === 'low') return <Tag tone="warning">{`${stock.left} left`}</Tag>;
  return (
    <Tag tone="secondary" isOutlined>
      Fresh today
    </Tag>
  );
}
