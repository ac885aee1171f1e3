import { COLLECTIONS, customerFromDocument, openVouchers, type HouseDto, type Voucher } from '@foodhouse/domain';
import { callApi } from '../../../data/client.ts';
import * as database from '../../../data/firebase/database.ts';
import { follow } from '../../../data/follow.ts';
import { openDocument } from '../../../data/open-live.ts';

/**
 * Follows the vouchers of a customer that can be taken off now, the oldest first: in a house that gives some, and nowhere else.
 * @returns ends it
 */
export function followVouchers(uid: string, tell: (vouchers: readonly Voucher[]) => void): () => void {
  let isOver = false;
  let end = (): void => undefined;
  const open = openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.customers, uid),
    customerFromDocument,
  );
  void callApi<HouseDto>('/house').then((house) => {
    if (isOver || !house.ok || house.value.voucher === null) return;
    end = follow(open, (state) => {
      if (state.status === 'ready') tell(state.value.item ? openVouchers(state.value.item, Date.now()) : []);
    });
  });
  return () => {
    isOver = true;
    end();
  };
}
