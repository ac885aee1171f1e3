// No stories: in order-again-button.tsx.
import { useHouseFace } from '../../../lib/house-face.ts';
import { isolated } from '../../../lib/isolated.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import * as texts from './texts.ts';

/** The house's phone; nothing where it says none, and until the page has learnt it: every page asks who the house is. */
export function CallHouse({
  isShort = false,
}: {
  /** Where the number has no room. */
  readonly isShort?: boolean;
}): React.JSX.Element | null {
  const { phone } = useHouseFace();
  if (phone === '') return null;
  return isShort ? (
    <PhoneLink phone={phone} sx={BESIDE} name={texts.callUsAt({ phone: isolated(phone) })}>
      {texts.callUs()}
    </PhoneLink>
  ) : (
    <PhoneLink phone={phone} sx={LARGE}>
      {texts.call({ phone: isolated(phone) })}
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
const BESIDE = { ...LARGE, px: 1, whiteSpace: 'nowrap' } as const;
