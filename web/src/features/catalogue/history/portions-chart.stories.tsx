import type { Stories } from '../../../dev/stories.tsx';
import { PortionsChart } from './portions-chart.tsx';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 0, 2, 10);
const chart = (...portions: readonly number[]): React.JSX.Element => (
  <PortionsChart
    moves={portions.map((after, index) => ({ after, atMs: START_MS + index * HOUR_MS })).toReversed()}
    lowAt={5}
  />
);

export const stories: Stories = {
  'a day': chart(20, 18, 17, 12, 12, 22, 9, 4, 0),
  'two changes': chart(3, 4),
  'always nothing': chart(0, 0),
};
