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
  const rows = [
    ...(offMinor > 0 ? [['Voucher', formatDifference(-offMinor, currency)] as const] : []),
    ...(feeMinor > 0 ? [['Delivery', formatMoney(feeMinor, currency)] as const] : []),
    ...taxes.map(({ share, taxMinor }) => {
      const name = `${onTopMinor > 0 ? 'with' : 'including'} ${formatShare(share)} tax`;
      return [name, formatMoney(taxMinor, currency)] as const;
    }),
  ];
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(([name, amount]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {isStale ? '…' : amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  width: 1,
  m: 0,
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
