// No stories: in order-again-button.tsx.
import { useHouseFace } from '../../../lib/house-face.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import * as texts from './texts.ts';

/** The house's phone; nothing where it says none, and until the page has learnt it: every page asks who the house is. */
export function CallHouse(): React.JSX.Element | null {
  const { phone } = useHouseFace();
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
  px: { xs: 0, sm: 1 }, // on a phone it has a row of its own, and begins at its edge
  fontWeight: 700,
} as const;
