import type { Stories } from '../../../dev/stories.tsx';
import { OrderSums } from './order-sums.tsx';

export const stories: Stories = {
  voucher: <OrderSums currency="USD" offMinor={500} feeMinor={0} onTopMinor={0} taxes={[]} />,
  'amounts that are being asked for': (
    <OrderSums currency="USD" offMinor={500} feeMinor={300} onTopMinor={0} taxes={[]} isStale />
  ),
  'tax in the prices': (
    <OrderSums currency="USD" offMinor={0} feeMinor={0} onTopMinor={0} taxes={[{ share: 7000, taxMinor: 81 }]} />
  ),
  'voucher, and tax on top': (
    <OrderSums
      currency="USD"
      offMinor={500}
      feeMinor={0}
      onTopMinor={302}
      taxes={[
        { share: 19_000, taxMinor: 221 },
        { share: 7000, taxMinor: 81 },
      ]}
    />
  ),
};
