// No stories: asks the server; shows closed-bar.tsx.
import { ClosedNotice } from '../../house/now/closed-notice.tsx';
import { forgetFulfilmentChoice } from '../basket/said.ts';
import { useTable } from './use-table.ts';

/** What a page of the menu says of the house, with the table of this guest. */
export function ClosedAtTable(props: { readonly hasFacts?: boolean }): React.JSX.Element {
  return <ClosedNotice {...props} table={useTable()} onLeaveTable={forgetFulfilmentChoice} />;
}
