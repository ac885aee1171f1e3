import Box from '@mui/material/Box';
import { useId } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { ANSWERS, asSoonText } from './about-when.ts';
import { Question, Segment, SEGMENTS } from './question.tsx';
import type { WantedBlockProps } from './wanted-block.tsx';
import * as texts from './texts.ts';

export const LazyWantedBlock = lazyComponent(async () => (await import('./wanted-block.tsx')).WantedBlock);

/** Fetched in a house that takes orders for later; its answers have their room before. */
export function WantedBlock(props: WantedBlockProps): React.JSX.Element {
  return (
    <OptionalPart place={<Place {...props} />}>
      <LazyWantedBlock {...props} />
    </OptionalPart>
  );
}

function Place({ readyInMs, wantedAt }: WantedBlockProps): React.JSX.Element {
  const id = useId();
  const clock = useHouseClock();
  return (
    <Question legend={texts.whenServed()} disabled>
      <Box sx={[SEGMENTS, ANSWERS]}>
        <Segment px={1.5} name={id} checked={wantedAt === null} readOnly>
          {asSoonText(readyInMs, serverNowMs(), clock)}
        </Segment>
        <Segment px={1.5} name={id} checked={wantedAt !== null} readOnly>
          {texts.later()}
        </Segment>
      </Box>
    </Question>
  );
}
