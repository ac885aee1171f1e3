import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FailureBlock } from './failure-block.tsx';

/** A part of a page that may fail alone: the rest of the page stays, and it can be tried again. */
export function Region({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return <ErrorBoundary FallbackComponent={RegionFailure}>{children}</ErrorBoundary>;
}

function RegionFailure({ resetErrorBoundary }: FallbackProps): React.JSX.Element {
  return <FailureBlock reason="broken" onRetry={resetErrorBoundary} />;
}
