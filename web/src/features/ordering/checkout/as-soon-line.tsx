// No stories: a line of words that service-fields.tsx shows.
import { useHouseClock } from '../../../lib/clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { asSoonText } from './about-when.ts';
import { QuestionLine } from './question.tsx';

const REFRESH_MS = 30_000;

/** About when it would be ready, in a house where nothing else is to be chosen of its time. */
export function AsSoonLine({
  readyInMs,
}: {
  /** Null while nobody knows. */
  readonly readyInMs: number | null;
}): React.JSX.Element {
  const clock = useHouseClock();
  const nowMs = useNow(REFRESH_MS);
  return (
    <>
      <QuestionLine>{asSoonText(readyInMs, nowMs, clock)}</QuestionLine>
      <HouseTimeNote />
    </>
  );
}
