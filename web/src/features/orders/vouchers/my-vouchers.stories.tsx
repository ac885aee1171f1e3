import type { Voucher } from '@foodhouse/domain';
import type { Stories } from '../../../dev/stories.tsx';
import { VoucherList } from './my-vouchers.tsx';

const UNTIL = Date.parse('2027-02-22T12:00Z');
const FIVE: Voucher = { id: 'five', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: UNTIL };

export const stories: Stories = {
  one: <VoucherList vouchers={[FIVE]} />,
  'two, one of them for a large basket': (
    <VoucherList vouchers={[FIVE, { ...FIVE, id: 'ten', amountMinor: 1000, minMinor: 3000 }]} />
  ),
};
