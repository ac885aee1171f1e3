import { useEffect } from 'react';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { Beside } from '../../ui/beside.tsx';
import { ClosedBar } from './closed-bar.tsx';
import { sayAway } from './served-from.tsx';
import { useHouseNow } from './use-house-now.ts';

export { ServedFrom } from './served-from.tsx';

const HouseFacts = lazyComponent(async () => (await import('./house-facts.tsx')).HouseFacts);

/**
 * Says over a page of the menu that the house takes no orders, or that it is busy, and tells its foods which mealtimes are not
 * served.
 * @param props.hasFacts whether it also has the facts of the house for search engines
 */
export function ClosedNotice({ hasFacts = false }: { readonly hasFacts?: boolean }): React.JSX.Element {
  const { sentence, isBusy, away } = useHouseNow();
  useEffect(() => {
    sayAway(away);
  }, [away]);
  return (
    <>
      <div role="status">{sentence !== null && <ClosedBar sentence={sentence} isBusy={isBusy} />}</div>
      {hasFacts && (
        <Beside>
          <HouseFacts />
        </Beside>
      )}
    </>
  );
}
