// No stories: asks the server.
import { formatMoney, type MenuFood } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import { Button } from '../../../ui/button.tsx';
import { useVouchers } from './use-vouchers.ts';
import * as texts from './texts.ts';

/**
 * Says in the dialog of one portion that a voucher waits, and offers the basket, which takes it off. Nothing where none waits in
 * the food's currency.
 */
export function VoucherOffer({
  uid,
  food: { currency },
  isDisabled,
  onTake,
}: {
  readonly uid: string;
  readonly food: Pick<MenuFood, 'currency'>;
  readonly isDisabled: boolean;
  /** Orders through the basket. */
  readonly onTake: (button: HTMLElement) => void;
}): React.JSX.Element | null {
  const voucher = useVouchers(uid).find((one) => one.currency === currency);
  if (!voucher) return null;
  const amount = formatMoney(voucher.amountMinor, currency);
  const minimum = formatMoney(voucher.minMinor, currency);
  return (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {voucher.minMinor > 0 ? texts.voucherFromWaits({ amount, minimum }) : texts.voucherWaits({ amount })}
      <Button
        variant="outlined"
        disabled={isDisabled}
        sx={{ display: 'block', mt: 1 }}
        onClick={({ currentTarget }) => {
          onTake(currentTarget);
        }}
      >
        {texts.orderThroughBasket()}
      </Button>
    </Alert>
  );
}
