import { useEffect } from 'react';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { Beside } from '../../ui/beside.tsx';
import { Button } from '../../ui/button.tsx';
import { forgetHow } from '../orders/basket/said.ts';
import { useTable } from '../orders/basket/use-table.ts';
import { ClosedBar } from './closed-bar.tsx';
import { sayAway } from './served-from.tsx';
import { useHouseNow } from './use-house-now.ts';

export { ServedFrom } from './served-from.tsx';

const HouseFacts = lazyComponent(async () => (await import('./house-facts.tsx')).HouseFacts);

/**
 * Says over a page of the menu that the house takes no orders, or that it is busy, and at which table the guest sits; and tells
 * its foods which mealtimes are not served.
 * @param props.hasFacts whether it also has the facts of the house for search engines
 */
export function ClosedNotice({ hasFacts = false }: { readonly hasFacts?: boolean }): React.JSX.Element {
  const { sentence, isBusy, away } = useHouseNow();
  const table = useTable();
  useEffect(() => {
    sayAway(away);
  }, [away]);
  const words = [sentence, table?.sentence].filter((said) => typeof said === 'string').join(' ');
  const isUnserved = table?.isServed === false;
  return (
    <>
      <div role="status">
        {words !== '' && (
          <ClosedBar
            sentence={words}
            detail={table?.detail}
            isCalm={(sentence === null || isBusy) && !isUnserved}
            action={table && <Button onClick={forgetHow}>Order without a table</Button>}
          />
        )}
      </div>
      {hasFacts && (
        <Beside>
          <HouseFacts />
        </Beside>
      )}
    </>
  );
}
