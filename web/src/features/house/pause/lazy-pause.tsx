import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { Beside } from '../../../ui/beside.tsx';

const PauseButton = lazyComponent(async () => (await import('./pause-button.tsx')).PauseButton);

/** The button that pauses ordering, fetched after the page: nothing of the page waits for it, and it keeps its place. */
export function PauseControl({ news }: { readonly news?: ReactNode }): React.JSX.Element {
  return (
    <Beside place={<Box sx={PLACE} />}>
      <PauseButton news={news} />
    </Beside>
  );
}

/** As large as the button. */
const PLACE = { width: { xs: 44, sm: 108 }, height: 44 } as const;
