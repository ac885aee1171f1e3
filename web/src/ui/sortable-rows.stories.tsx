import { useRows } from '../lib/use-rows.ts';
import type { Stories } from '../dev/stories.tsx';
import { SortableRows } from './sortable-rows.tsx';

export const stories: Stories = { 'three rows': <Three />, one: <Three count={1} /> };

function Three({ count = 3 }: { readonly count?: number }): React.JSX.Element {
  const { names, move } = useRows(count);
  return (
    <SortableRows names={names} label={(name) => name} onMove={move}>
      {(name, _index, { grip, arrows }) => (
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {grip}
          {name}
          {arrows}
        </div>
      )}
    </SortableRows>
  );
}
