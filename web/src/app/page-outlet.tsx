import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { BareErrorPage, ErrorPage } from './error-page.tsx';

/** The page of the address, in an error boundary of its own. */
export function PageOutlet({
  isBare = false,
  onMount,
}: {
  /** Whether no layout is around it. */
  readonly isBare?: boolean;
  /** Called once the first page is mounted: not while its module is fetched. */
  readonly onMount?: () => void;
}): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={isBare ? BareErrorPage : ErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<LoadingBlock />}>
        <Outlet />
        {onMount && <Mounted tell={onMount} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Mounted in one commit with the page beside it. */
function Mounted({ tell }: { readonly tell: () => void }): null {
  useEffect(tell, [tell]);
  return null;
}
