import { stockOf } from '@foodhouse/domain';
import type { ComponentProps } from 'react';
import { portionsLeft } from '../../lib/portions-left.ts';
import { Chip } from '../../ui/chip.tsx';
import * as common from '../../ui/texts.ts';

/** 'Sold out', '3 left', or nothing while there are enough portions. */
export function StockChip({
  quantity,
  lowAt = null,
  sx,
}: Pick<ComponentProps<typeof Chip>, 'sx'> & {
  readonly quantity: number;
  /** From how many portions on it says so; left out for guests. */
  readonly lowAt?: number | null;
}): React.JSX.Element | null {
  const stock = stockOf({ quantity }, lowAt);
  if (stock.kind === 'sold-out') return <Chip label={common.soldOut()} sx={sx} />;
  if (stock.kind === 'low') return <Chip color="warning" label={portionsLeft(stock.left)} sx={sx} />;
  return null;
}
