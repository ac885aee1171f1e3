import { ClosedBar } from './closed-bar.tsx';
import { useHouseNow } from './use-house-now.ts';

/** Says over a page of the menu that the house takes no orders, while it takes none. */
export function ClosedNotice(): React.JSX.Element {
  const sentence = useHouseNow();
  return <div role="status">{sentence !== null && <ClosedBar sentence={sentence} />}</div>;
}
