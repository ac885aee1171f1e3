import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { Beside } from '../../ui/beside.tsx';
import { ClosedBar } from './closed-bar.tsx';
import { useHouseNow } from './use-house-now.ts';

const HouseFacts = lazyComponent(async () => (await import('./house-facts.tsx')).HouseFacts);

/**
 * Says over a page of the menu that the house takes no orders, or that it is busy.
 * @param props.hasFacts whether it also has the facts of the house for search engines
 */
export function ClosedNotice({ hasFacts = false }: { readonly hasFacts?: boolean }): React.JSX.Element {
  const news = useHouseNow();
  return (
    <>
      <div role="status">{news && <ClosedBar {...news} />}</div>
      {hasFacts && (
        <Beside>
          <HouseFacts />
        </Beside>
      )}
    </>
  );
}
