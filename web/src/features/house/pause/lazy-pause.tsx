import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { TOOL_ROOMS } from '../../../ui/tool-room.ts';

const PauseButton = lazyComponent(async () => (await import('./pause-button.tsx')).PauseButton);

/** The button that pauses ordering, fetched after the page: nothing of the page waits for it, and it keeps its place. */
export function PauseControl(props: ComponentProps<typeof PauseButton>): React.JSX.Element {
  return (
    <OptionalPart place={<Box sx={{ width: TOOL_ROOMS[props.room ?? 'page'].button.minWidth, height: 44 }} />}>
      <PauseButton {...props} />
    </OptionalPart>
  );
}
