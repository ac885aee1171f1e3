import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useOnline } from '../lib/use-online.ts';
import { FailureBlock } from './failure-block.tsx';

/** A part of a page that may fail alone: the rest of the page stays, and it can be tried again. */
export function Region({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return <ErrorBoundary FallbackComponent={RegionFailure}>{children}</ErrorBoundary>;
}

function RegionFailure({ resetErrorBoundary }: FallbackProps): React.JSX.Element {
  return <FailureBlock reason="broken" onRetry={resetErrorBoundary} />;
}

/**
 * A part that comes later and shows nothing itself, such as what makes a list live. Without it the page is only less fresh;
 * it is tried again when the network comes back.
 */
export function Extra({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const isOnline = useOnline();
  return (
    <ErrorBoundary fallback={null} resetKeys={[isOnline]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
