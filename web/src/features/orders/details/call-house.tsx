// No stories: asks the server; in order-again-button.tsx.
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import * as texts from './texts.ts';

/** The house's phone; nothing where it says none, and until it is known. */
export function CallHouse(): React.JSX.Element | null {
  const house = useRequest(askHouse);
  const phone = house.status === 'ready' ? (house.value.about?.phone ?? '') : '';
  if (phone === '') return null;
  return (
    <PhoneLink phone={phone} sx={LARGE}>
      {texts.call({ phone })}
    </PhoneLink>
  );
}

const LARGE = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  fontWeight: 700,
} as const;
