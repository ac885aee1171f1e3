import { isMember, type HouseDto } from '@foodhouse/domain';
import { askHouse } from '../../../data/house-currency.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import type { Session } from '../../../data/session.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useRequest } from '../../../data/use-request.ts';

/** Who orders. */
export interface Person {
  readonly session: Session;
  /** Null while nobody is signed in. */
  readonly uid: string | null;
  /** Whether they order without an account: they are a guest already, or Confirm makes them one. */
  readonly isGuest: boolean;
  /** Whether it is known what Confirm does. */
  readonly isKnown: boolean;
  /** Asks the house again whether they may order without an account; null unless that could not be known. */
  readonly askAgain: (() => void) | null;
}

const askNobody = (): Promise<ApiAnswer<HouseDto | null>> => Promise.resolve({ ok: true, value: null });

/** Who orders: of somebody who has not signed in, the house says whether they may order without an account. */
export function usePerson(): Person {
  const session = useSession();
  const isOut = session.status === 'signed-out';
  const house = useRequest<HouseDto | null>(isOut ? askHouse : askNobody);
  if (session.status === 'signed-in') {
    const { uid, role } = session.user;
    return { session, uid, isGuest: !isMember(role), isKnown: true, askAgain: null };
  }
  const isGuest = isOut && house.status === 'ready' && house.value?.guestOrders === true;
  const askAgain = (isOut && house.status === 'failed' && house.retry) || null;
  return { session, uid: null, isGuest, isKnown: !isOut || house.status !== 'loading', askAgain };
}
