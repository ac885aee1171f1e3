import type { Stories } from '../../../dev/stories.tsx';
import { OrderSums, readSumsOfDto } from './order-sums.tsx';

const NONE = readSumsOfDto({});

export const stories: Stories = {
  voucher: <OrderSums {...NONE} offMinor={500} />,
  'amounts that are being asked for': <OrderSums {...NONE} offMinor={500} feeMinor={300} isStale />,
  'tax in the prices': <OrderSums {...NONE} taxes={[{ share: 7000, taxMinor: 81 }]} />,
  'voucher, and tax on top': (
    <OrderSums
      {...NONE}
      offMinor={500}
      onTopMinor={302}
      taxes={[
        { share: 19_000, taxMinor: 221 },
        { share: 7000, taxMinor: 81 },
      ]}
    />
  ),
};
