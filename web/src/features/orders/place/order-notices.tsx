import { formatMoney, type MenuFood } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { StateNotices } from '../basket/basket-notices.tsx';
import { explain, priceWords } from '../checkout/explain.ts';
import type { CheckoutState } from '../checkout/use-checkout.ts';

/** All that must be known before Confirm in the dialog of one food. */
export function OrderNotices({
  checkout: { refused, known, quoted, totalMinor, sums, isChecking, isOnline },
  food,
  isDearer,
}: {
  readonly checkout: CheckoutState;
  readonly food: MenuFood;
  /** Whether its price has changed since the dialog was opened. */
  readonly isDearer: boolean;
}): React.JSX.Element {
  // Beside an order without an answer is a notice of its own.
  const notice = refused?.status === 'unknown' && refused.reason !== 'signed-out' ? null : refused;
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small screen the foot of the dialog would hide it.
    if (notice) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const closed = notice === null ? (known?.closed ?? null) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
      {closed !== null && (
        <Alert severity="info" role="status">
          {closed}
          {known?.isForLater === true && ' You can order for later.'}
        </Alert>
      )}
      {notice === null && known?.tooMany && (
        <Alert severity="warning" role="status">
          {known.tooMany}
        </Alert>
      )}
      {notice && (
        <Alert ref={refusal} severity={notice.status === 'price-changed' ? 'info' : 'error'}>
          {explain(notice, food.name)}
        </Alert>
      )}
      {!notice && isDearer && totalMinor !== null && (
        <Alert severity="info">{priceWords(formatMoney(totalMinor, sums.currency))}</Alert>
      )}
      <StateNotices isChecking={isChecking} isOnline={isOnline} quoted={quoted} keeps="An" />
    </Box>
  );
}
