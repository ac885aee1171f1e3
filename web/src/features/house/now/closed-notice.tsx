// No stories: asks the server; shows closed-bar.tsx.
import { useEffect } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { learnTaxOnTop } from '../../../lib/tax-on-top.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { ClosedBar } from './closed-bar.tsx';
import { sayAway } from './served-from.tsx';
import { useHouseNow } from './use-house-now.ts';
import * as texts from './texts.ts';

const HouseFacts = lazyComponent(async () => (await import('./house-facts.tsx')).HouseFacts);

/** What the menu says to whoever has scanned the code on a table. */
export interface TableWords {
  /** The name of the table, which the head of the menu says in full; else what is wrong with its code. */
  readonly sentence: string;
  /** Whether it is a table of the house, to which something is served now. */
  readonly isServed: boolean;
}

/**
 * Says over a page of the menu that the house takes no orders, or that it is busy, and at which table the guest sits; and tells
 * its foods which mealtimes are not served, and its basket whether the tax comes on top.
 */
export function ClosedNotice({
  table,
  onLeaveTable,
  hasFacts = false,
}: {
  readonly table: TableWords | null;
  readonly onLeaveTable: () => void;
  /** Whether it also has the facts of the house for search engines. */
  readonly hasFacts?: boolean;
}): React.JSX.Element {
  const { sentence, isBusy, away, isTaxOnTop } = useHouseNow();
  useEffect(() => {
    sayAway(away);
  }, [away]);
  useEffect(() => {
    learnTaxOnTop(isTaxOnTop);
  }, [isTaxOnTop]);
  const isUnserved = table?.isServed === false;
  const words =
    sentence !== null && table?.isServed === true
      ? texts.tableAndSentence({ table: table.sentence, sentence })
      : [sentence, table?.sentence].filter((said) => typeof said === 'string').join(' ');
  return (
    <>
      <div role="status">
        {words !== '' && (
          <ClosedBar
            sentence={words}
            isCalm={(sentence === null || isBusy) && !isUnserved}
            action={table && { label: texts.orderWithoutATable(), onClick: onLeaveTable }}
          />
        )}
      </div>
      {hasFacts && (
        <OptionalPart>
          <HouseFacts />
        </OptionalPart>
      )}
    </>
  );
}
