import {
  formatDifference,
  formatMoney,
  formatShare,
  sumsOf,
  type Currency,
  type Minor,
  type Order,
  type OrderSums as Sums,
  type TaxShare,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';

/** What is between the lines of an order and its total, and the tax in it. */
export interface ReadSums extends Sums {
  readonly currency: Currency;
  /** Of each rate; empty in a house without tax. */
  readonly taxes: readonly { readonly share: TaxShare; readonly taxMinor: Minor }[];
}

export function readSumsOf(order: Order): ReadSums {
  const { currency, taxes } = order;
  return { currency, taxes, ...sumsOf(order) };
}

/** Whether there is anything between the lines and the total. */
export function isBetween({ offMinor, feeMinor, taxes }: ReadSums): boolean {
  return offMinor > 0 || feeMinor > 0 || taxes.length > 0;
}

/** What was taken off, and the tax: nothing where there is neither. @param isStale while the amounts are being asked for */
export function OrderSums({
  isStale = false,
  ...sums
}: ReadSums & { readonly isStale?: boolean }): React.JSX.Element | null {
  if (!isBetween(sums)) return null;
  const { currency, offMinor, feeMinor, onTopMinor, taxes } = sums;
  return (
    <Box component="dl" sx={STYLE}>
      {offMinor > 0 && (
        <div>
          <dt>Voucher</dt>
          <dd>{isStale ? '…' : formatDifference(-offMinor, currency)}</dd>
        </div>
      )}
      {feeMinor > 0 && (
        <div>
          <dt>Delivery</dt>
          <dd>{isStale ? '…' : formatMoney(feeMinor, currency)}</dd>
        </div>
      )}
      {taxes.map(({ share, taxMinor }) => (
        <div key={share}>
          <dt>
            {onTopMinor > 0 ? 'with' : 'including'} {formatShare(share)} tax
          </dt>
          <dd>{isStale ? '…' : formatMoney(taxMinor, currency)}</dd>
        </div>
      ))}
    </Box>
  );
}

const STYLE = {
  width: 1,
  m: 0,
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 1 },
  '& dd': { m: 0, whiteSpace: 'nowrap' },
} as const;
