// No stories: in order-table.tsx.
import { isFetched, servedText, type Fulfilment } from '@foodhouse/domain';
import { houseClock, useHouseClock } from '../../../lib/clock.ts';
import { useHouseFace } from '../../../lib/house-face.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';

/** For texts that choose by the service. Empty in a house without a choice. */
export function servedAs({ fulfilment }: { readonly fulfilment: Pick<Fulfilment, 'kind'> | null }): string {
  return fulfilment?.kind ?? '';
}

/**
 * How an order is handed over, for words that say it: also in a house without a choice its guest comes for it, where the house says
 * its address (pickup-address.tsx).
 */
export function useHandover(): <T extends Parameters<typeof servedAs>[0]>(
  order: T,
) => T & Parameters<typeof servedAs>[0] {
  const { address } = useHouseFace();
  return (order) =>
    address !== '' && isFetched(order.fulfilment) ? { ...order, fulfilment: { kind: 'pickup' } } : order;
}

type ServedOrder = Parameters<typeof servedText>[0];

/** How and for when an order is served, by the clock of the house: `Pickup · for Fri 19:15`; empty for neither. */
export function useServed(order: ServedOrder): string {
  return servedText(order, serverNowMs(), useHouseClock().timeZone);
}

/** The same for what is not rendered, such as a file. */
export function servedNow(order: ServedOrder): string {
  return servedText(order, serverNowMs(), houseClock().timeZone);
}

/** The same in a line; after other facts it stands out. */
export function Served({
  order,
  isAfter = false,
}: {
  readonly order: ServedOrder;
  readonly isAfter?: boolean;
}): React.JSX.Element {
  const words = useServed(order);
  return isAfter && words !== '' ? (
    <>
      {'\u00a0· '}
      <strong>{words}</strong>
    </>
  ) : (
    <>{words}</>
  );
}
