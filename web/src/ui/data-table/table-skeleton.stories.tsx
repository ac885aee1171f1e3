import type { Stories } from '../../dev/stories.tsx';
import { DataTableSkeleton } from './table-skeleton.tsx';

export const stories: Stories = {
  'with pictures and buttons': (
    <DataTableSkeleton label="Loading guests" rows={2} shape={{ hasPicture: true, actions: 208, card: 120 }} />
  ),
  'words alone': <DataTableSkeleton label="Loading words" rows={2} shape={{ actions: 0, card: 96 }} />,
};
