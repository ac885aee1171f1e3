// No stories: in paged-foods.tsx.
import { DataTableSkeleton } from '../../../ui/data-table/table-skeleton.tsx';

const SHAPE = { hasPicture: true, actions: 240, card: 118 };

/** A list of foods that is loading. */
export function FoodSkeleton({ label }: { readonly label: string }): React.JSX.Element {
  return <DataTableSkeleton label={label} shape={SHAPE} />;
}
