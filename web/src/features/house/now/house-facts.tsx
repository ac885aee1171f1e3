// No stories: shows nothing.
import {
  businessDayOf,
  largePicture,
  mapLinkOf,
  offeredServices,
  openingFacts,
  profilesOf,
  type HouseDto,
  type Service,
} from '@foodhouse/domain';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { paths } from '../../../paths.ts';
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
  return (
    <StructuredData
      facts={{
        '@type': 'Restaurant',
        '@id': `${origin}#house`,
        url: origin,
        ...facts,
        ...(!house.notOpenYet && orderActionOf(offeredServices(house))),
      }}
    />
  );
}

/** How search engines name a service; a table is ordered to by its code alone. */
const DELIVERY_METHODS: ReadonlyMap<Service, string> = new Map([
  ['pickup', 'http://purl.org/goodrelations/v1#DeliveryModePickUp'],
  ['delivery', 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'],
]);

/**
 * That whoever reads the menu may order there.
 * @source schema.org/OrderAction; developers.google.com/search/docs/appearance/structured-data/local-business
 */
function orderActionOf(services: readonly Service[]): Readonly<Record<string, unknown>> {
  const deliveryMethod = services.flatMap((service) => DELIVERY_METHODS.get(service) ?? []);
  if (deliveryMethod.length === 0) return {};
  const target = {
    '@type': 'EntryPoint',
    urlTemplate: new URL(paths.inventory, location.origin).href,
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  };
  return { potentialAction: { '@type': 'OrderAction', target, deliveryMethod } };
}

const pictureFacts = (sign: string): Readonly<Record<'logo' | 'image', string>> => ({ logo: sign, image: sign });

/** @source schema.org/Restaurant */
function factsOf({ about, timeZone, hours, exceptions, services }: HouseDto): Readonly<Record<string, unknown>> {
  const today = businessDayOf(serverNowMs(), { timeZone, dayStart: '00:00' });
  return {
    ...(about && {
      name: about.name,
      ...(about.address !== '' && { address: about.address }),
      ...(about.phone !== '' && { telephone: about.phone }),
      ...(about.sign !== undefined && pictureFacts(new URL(largePicture(about.sign), location.origin).href)),
      ...(mapLinkOf(about) !== '' && { hasMap: mapLinkOf(about) }),
      ...(profilesOf(about).length > 0 && { sameAs: profilesOf(about).map(([, address]) => address) }),
    }),
    ...openingFacts({ hours, exceptions, services }, today),
  };
}
