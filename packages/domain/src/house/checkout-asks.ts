import type { Service } from './hours.ts';
import type { HouseSettings } from './settings.ts';

/** What a checkout asks beside its lines, as far as it is known before it asks what they cost: its questions have their room. */
export interface CheckoutAsks {
  /** What guests choose from; empty: nothing. */
  readonly offered: readonly Service[];
  /** Whether orders may be wanted later. */
  readonly isForLater: boolean;
  /** Whether it tells about when an order would be ready. */
  readonly isTimed: boolean;
}

/** Null of a house whose checkout asks nothing. @param isClosed whether it takes no orders now: then it tells no time */
export function checkoutAsksOf(
  { services: offered, later, prepMinutes }: Pick<HouseSettings, 'services' | 'later' | 'prepMinutes'>,
  isClosed: boolean,
): CheckoutAsks | null {
  const asks = { offered, isForLater: later !== null, isTimed: prepMinutes !== null && !isClosed };
  return offered.length > 0 || asks.isForLater || asks.isTimed ? asks : null;
}
