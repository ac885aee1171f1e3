import { nothing, type Stories } from '../../../dev/stories.tsx';
import { DeliveryFields } from './delivery-fields.tsx';

const STILL = { isTried: false, disabled: false, onChange: nothing, onPickup: nothing } as const;
const DELIVERS = { offered: ['pickup', 'delivery'], table: null, problem: null } as const;
const HARBOUR = { id: 'harbour', name: 'Harbour' } as const;

export const stories: Stories = {
  'something is missing': <DeliveryFields {...STILL} isTried place={{}} service={DELIVERS} />,
  'where nobody delivers': (
    <DeliveryFields
      {...STILL}
      place={{ postcode: '9000' }}
      service={{ ...DELIVERS, problem: { reason: 'OUT_OF_ZONE', sentence: 'We do not deliver there.' } }}
    />
  ),
  'to an area by its name': (
    <DeliveryFields
      {...STILL}
      place={{ area: 'harbour', address: 'Pier 7' }}
      service={{ ...DELIVERS, areas: [HARBOUR], area: { name: 'Harbour', minutes: 20 } }}
    />
  ),
};
