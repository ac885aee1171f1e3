import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { ANSWERS, asSoonText } from './about-when.ts';
import { Question, Segment, SEGMENTS } from './question.tsx';
import type { WantedBlockProps } from './wanted-block.tsx';
import * as texts from './texts.ts';

export const LazyWantedBlock = lazyComponent(async () => (await import('./wanted-block.tsx')).WantedBlock);

/** Fetched in a house that takes orders for later; its answers have their room before, and *Later* that is pressed there is kept. */
export function WantedBlock(props: Omit<WantedBlockProps, 'isLaterPressed'>): React.JSX.Element {
  const [isLater, setIsLater] = useState(false);
  return (
    <OptionalPart
      place={<Place {...props} disabled />}
      meanwhile={<Place {...props} isLater={isLater} onLater={setIsLater} />}
    >
      <LazyWantedBlock {...props} isLaterPressed={isLater} />
    </OptionalPart>
  );
}

function Place({
  readyInMs,
  wantedAt,
  disabled,
  isLater = false,
  onLater,
}: Pick<WantedBlockProps, 'readyInMs' | 'wantedAt' | 'disabled'> & {
  /** Whether it was pressed already: until there are times nothing can be confirmed. */
  readonly isLater?: boolean;
  readonly onLater?: (isLater: boolean) => void;
}): React.JSX.Element {
  const id = useId();
  const clock = useHouseClock();
  return (
    <Question legend={texts.whenServed()} disabled={disabled} data-place="">
      <Box sx={[SEGMENTS, ANSWERS]}>
        {[asSoonText(readyInMs, serverNowMs(), clock), texts.later()].map((words, isSecond) => (
          <Segment
            key={isSecond}
            px={1.5}
            name={id}
            checked={(wantedAt !== null || isLater) === (isSecond === 1)}
            aria-invalid={isSecond === 1 && isLater}
            // What was said before is changed where its times are.
            disabled={wantedAt !== null}
            onChange={() => onLater?.(isSecond === 1)}
          >
            {words}
          </Segment>
        ))}
      </Box>
    </Question>
  );
}
