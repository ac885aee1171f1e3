// No stories: shows what is in it.
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/**
 * A part that is fetched after its page, which waits for nothing of it, and is as it would be without where the part
 * cannot be had.
 */
export function OptionalPart({
  place = null,
  meanwhile = place,
  retryOn,
  children,
}: {
  /** What is in its place until it comes, and where it cannot be had. */
  readonly place?: ReactNode;
  /** What is in its place until it comes, if that is something else. */
  readonly meanwhile?: ReactNode;
  /** Another value of it fetches again a part that could not be had. */
  readonly retryOn?: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <ErrorBoundary fallback={place} resetKeys={[retryOn]}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}
