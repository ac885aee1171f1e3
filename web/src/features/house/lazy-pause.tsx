import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';

const PauseButton = lazyComponent(async () => (await import('./pause-button.tsx')).PauseButton);

/** The button that pauses ordering, fetched after the page: nothing of the page waits for it, and it keeps its place. */
export function PauseControl({ news }: { readonly news?: ReactNode }): React.JSX.Element {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Box sx={PLACE} />}>
        <PauseButton news={news} />
      </Suspense>
    </ErrorBoundary>
  );
}

const PLACE = { width: { xs: 44, sm: 108 }, height: 44 } as const;
