import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { BareErrorPage, ErrorPage } from './error-page.tsx';

/** The page of the address, in an error boundary of its own. */
export function PageOutlet({
  isBare = false,
}: {
  /** Whether no layout is around it. */
  readonly isBare?: boolean;
}): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={isBare ? BareErrorPage : ErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<LoadingBlock />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
