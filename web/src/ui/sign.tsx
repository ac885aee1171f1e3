import { useHouseSign } from '../lib/house-face.ts';
import { isPicture } from '../lib/house-sign.ts';

/** What stands beside the name of the house; its look is in app/theme.ts, so that the first script can write it. */
export function Sign(): React.JSX.Element {
  return <SignView sign={useHouseSign()} />;
}

/** @param sign of `signOf` */
export function SignView({ sign }: { readonly sign: string }): React.JSX.Element {
  return isPicture(sign) ? (
    // Low priority: the font comes first.
    <img data-house-sign="" src={sign} alt="" width={34} height={34} fetchPriority="low" />
  ) : (
    <span data-house-sign={sign} aria-hidden="true" />
  );
}
