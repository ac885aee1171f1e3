import { formatMoney, type Voucher } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useHouseClock } from '../../../lib/clock.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useVouchers } from './use-vouchers.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

/** A customer's vouchers; nothing where they have none. */
export function MyVouchers({ uid }: { readonly uid: string }): React.JSX.Element | null {
  const vouchers = useVouchers(uid);
  return vouchers.length > 0 ? <VoucherList vouchers={vouchers} /> : null;
}

export function VoucherList({ vouchers }: { readonly vouchers: readonly Voucher[] }): React.JSX.Element {
  const clock = useHouseClock();
  return (
    <Surface component="section" aria-labelledby="vouchers" sx={{ mt: 3, p: 2 }}>
      <Typography id="vouchers" variant="h3" component="h2">
        {texts.yourVouchers()}
      </Typography>
      <Typography color="textSecondary">{texts.takenOffByItself()}</Typography>
      <Box component="ul" sx={LIST}>
        {vouchers.map(({ id, amountMinor, minMinor, currency, expiresAtMs }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            {withParts(minMinor > 0 ? texts.voucherFrom : texts.voucher, {
              amount: <strong>{formatMoney(amountMinor, currency)}</strong>,
              minimum: formatMoney(minMinor, currency),
              date: clock.date(expiresAtMs),
            })}
          </Box>
        ))}
      </Box>
    </Surface>
  );
}

const LIST = { m: 0, mt: 1, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' } as const;
