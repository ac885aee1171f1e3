import {
  amountsOf,
  DEFAULT_CURRENCY,
  formatMoney,
  formatShare,
  formatSigned,
  fromDecimal,
  sumsFromDto,
  sumsOf,
  type AmountLine,
  type Currency,
  type Minor,
  type Order,
  type OrderSums as Sums,
  type SumsDto,
  type TaxShare,
  type TrackDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import * as texts from './texts.ts';

/** What is between the lines of an order and its total, and the tax in it. */
export interface ReadSums extends Sums {
  readonly currency: Currency;
  /** Then the delivery is said also where it is free. */
  readonly isDelivered?: true;
  /** Of each rate; empty in a house without tax. */
  readonly taxes: readonly { readonly share: TaxShare; readonly taxMinor: Minor }[];
}

export function readSumsOf(order: Order): ReadSums {
  const { currency, taxes, fulfilment } = order;
  return { currency, taxes, ...sumsOf(order), ...(fulfilment?.kind === 'delivery' && { isDelivered: true }) };
}

/** Of an answer of the server; an older one leaves some of them out. */
export function readSumsOfDto({
  currency = DEFAULT_CURRENCY,
  taxes = [],
  ...sums
}: SumsDto & Pick<TrackDto, 'currency' | 'taxes'>): ReadSums {
  return {
    ...(sums.fee !== undefined && { isDelivered: true }),
    currency,
    taxes: taxes.map(({ percent, tax }) => ({
      share: Math.round(percent * 1000),
      taxMinor: fromDecimal(tax, currency),
    })),
    ...sumsFromDto(sums, currency),
  };
}

/** Whether anything comes between the lines and the total. */
export function isBetween({ isDelivered: _free, ...sums }: ReadSums): boolean {
  return untaxedAmounts(sums).length + sums.taxes.length > 0;
}

/** Without the tax on top, which stands here by its rates. */
function untaxedAmounts(sums: ReadSums): readonly AmountLine[] {
  return amountsOf(sums, sums.isDelivered).filter(({ kind }) => kind !== 'taxes');
}

/** The amounts, and the tax: nothing where there is neither. @param isStale while the amounts are being asked for */
export function OrderSums({
  isStale = false,
  ...sums
}: ReadSums & { readonly isStale?: boolean }): React.JSX.Element | null {
  const { currency, onTopMinor, taxes } = sums;
  const rows = [
    ...untaxedAmounts(sums).map(({ label, amountMinor }) => [label, formatSigned(amountMinor, currency)] as const),
    ...taxes.map(({ share, taxMinor }) => {
      const tax = { share: formatShare(share) };
      const name = onTopMinor > 0 ? texts.withTax(tax) : texts.includingTax(tax);
      return [name, formatMoney(taxMinor, currency)] as const;
    }),
  ];
  if (rows.length === 0) return null;
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
