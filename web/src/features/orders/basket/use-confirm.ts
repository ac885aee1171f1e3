import type { AskedFulfilment, Contact } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { MESSAGES } from '../../../copy.ts';
import { explain, type Notice } from './basket-notices.tsx';
import type { PlacedBasket } from './basket-receipt.tsx';
import { orderBasket } from './order-basket.ts';

export interface Confirming {
  readonly isBusy: boolean;
  /** Whether the answer is late. */
  readonly isChecking: boolean;
  readonly refused: Notice | null;
  /** The order, once there is one; null again when its receipt is closed. */
  readonly placed: PlacedBasket | null;
  /** How often the server found that something has changed. */
  readonly revision: number;
  readonly setRefused: (refused: Notice | null) => void;
  readonly setPlaced: (placed: PlacedBasket | null) => void;
  readonly confirm: (
    uid: string,
    asked: {
      readonly totalMinor: number;
      readonly fulfilment: AskedFulfilment | null;
      readonly wantedAt: string | null;
      readonly contact: Contact | null;
      readonly isGuest: boolean;
    },
    shown: Pick<PlacedBasket, 'sums' | 'allergens'>,
  ) => Promise<void>;
}

/** Orders the basket, and remembers the answer. */
export function useConfirm(): Confirming {
  const [isBusy, setIsBusy] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [refused, setRefused] = useState<Notice | null>(null);
  const [placed, setPlaced] = useState<PlacedBasket | null>(null);
  const [revision, setRevision] = useState(0);
  const confirm: Confirming['confirm'] = async (uid, asked, shown) => {
    setIsBusy(true);
    const result = await orderBasket(uid, asked, () => {
      setIsChecking(true);
    });
    setIsBusy(false);
    setIsChecking(false);
    if (result.status === 'placed') {
      toast.success(MESSAGES.orderConfirmed);
      setPlaced({ ...result, ...shown });
      return;
    }
    if (result.status === 'changed') setRevision(revision + 1);
    // After a sign-out the page may be another one.
    if ('reason' in result && result.reason === 'signed-out') toast.error(explain(result));
    setRefused(result);
  };
  return { isBusy, isChecking, refused, placed, revision, setRefused, setPlaced, confirm };
}
