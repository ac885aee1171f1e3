// No stories: shows nothing.
import { businessDayOf, mapLinkOf, openingFacts, profilesOf, type HouseDto } from '@foodhouse/domain';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { StructuredData } from '../../../ui/structured-data.tsx';

/** Who the house is and when it is open, for search engines. Nothing in a house that has said neither. */
export function HouseFacts(): React.JSX.Element | null {
  const house = useRequest(askHouse);
  return house.status === 'ready' ? <FactsOf house={house.value} /> : null;
}

export function FactsOf({ house }: { readonly house: HouseDto }): React.JSX.Element | null {
  const facts = factsOf(house);
  if (Object.keys(facts).length === 0) return null;
  const origin = new URL('/', location.origin).href;
  return <StructuredData facts={{ '@type': 'Restaurant', '@id': `${origin}#house`, url: origin, ...facts }} />;
}

/** @source schema.org/Restaurant */
function factsOf({ about, timeZone, hours, exceptions, services }: HouseDto): Readonly<Record<string, unknown>> {
  const today = businessDayOf(serverNowMs(), { timeZone, dayStart: '00:00' });
  return {
    ...(about && {
      name: about.name,
      ...(about.address !== '' && { address: about.address }),
      ...(about.phone !== '' && { telephone: about.phone }),
      ...(mapLinkOf(about) !== '' && { hasMap: mapLinkOf(about) }),
      ...(profilesOf(about).length > 0 && { sameAs: profilesOf(about).map(([, address]) => address) }),
    }),
    ...openingFacts({ hours, exceptions, services }, today),
  };
}
