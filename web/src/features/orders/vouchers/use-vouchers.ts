import type { Voucher } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import { followVouchers } from './follow-vouchers.ts';

const NONE: readonly Voucher[] = [];

/** The vouchers of a customer, the oldest first; none while they are unknown, and in a house that gives none. */
export function useVouchers(uid: string): readonly Voucher[] {
  const [known, setKnown] = useState({ uid, vouchers: NONE });
  useEffect(
    () =>
      followVouchers(uid, (vouchers) => {
        setKnown({ uid, vouchers });
      }),
    [uid],
  );
  return known.uid === uid ? known.vouchers : NONE;
}
