import type { Stories } from '../dev/stories.tsx';
import { ChartCard } from './chart-card.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}:00`, hour > 10 ? hour % 7 : 0] as const);

export const stories: Stories = {
  'short names': <ChartCard title="By hour" head={['Hour', 'Orders']} rows={HOURS} />,
  'long names': (
    <ChartCard
      title="Best sellers"
      head={['Food', 'Orders']}
      rows={[
        ['Slow-cooked chicken curry', 12],
        ['Pho', 7],
        ['Strawberry shortcake', 1],
      ]}
    />
  ),
  'nothing counted': (
    <ChartCard
      title="By status"
      head={['Status', 'Orders']}
      rows={[
        ['Pending', 0],
        ['Approved', 0],
      ]}
    />
  ),
};
