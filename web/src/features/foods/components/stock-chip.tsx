import { stockOf } from '@foodhouse/domain';
import Chip from '@mui/material/Chip';

/** 'Sold out', '3 left', or nothing to worry about. */
export function StockChip({ quantity }: { readonly quantity: number }): React.JSX.Element {
  const stock = stockOf({ quantity });
  if (stock.kind === 'sold-out') return <Chip size="small" label="Sold out" sx={{ fontWeight: 700 }} />;
  if (stock.kind === 'low')
    return <Chip size="small" color="warning" label={`${stock.left} left`} sx={{ fontWeight: 700 }} />;
  return <Chip size="small" color="secondary" variant="outlined" label="Fresh today" sx={{ fontWeight: 700 }} />;
}
