// No stories: shows failure-block.tsx; React writes the error that it needs to the console.
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FailureBlock } from './failure-block.tsx';

/** An error boundary around a part of a page, with a retry button; the rest of the page stays. */
export function Region({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return <ErrorBoundary FallbackComponent={RegionFailure}>{children}</ErrorBoundary>;
}

function RegionFailure({ resetErrorBoundary }: FallbackProps): React.JSX.Element {
  return <FailureBlock reason="broken" onRetry={resetErrorBoundary} />;
}
