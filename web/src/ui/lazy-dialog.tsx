import { keyframes } from '@emotion/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ChunkFailure } from '../lib/load-chunk.ts';
import { Button } from './button.tsx';
import { lazyComponent, type LazyComponent } from '../first-paint/lazy-component.tsx';
import { Surface } from './surface.tsx';
import * as texts from './texts.ts';

type Closable = { readonly onClose: () => void } | { readonly onCancel: () => void };

/**
 * A dialog that is fetched when it is opened. While it loads the page says so, and can do without it; if it cannot be loaded, the page says
 * that instead, offers a retry, and stays as it is.
 */
export function lazyDialog<P extends Closable>(fetchDialog: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const Dialog = lazyComponent(fetchDialog);
  function LazyDialog(props: P): React.JSX.Element {
    const close = 'onClose' in props ? props.onClose : props.onCancel;
    return (
      // oxlint-disable-next-line react/no-unstable-nested-components -- a render prop, which makes no component
      <ErrorBoundary fallbackRender={(failure) => <DialogFailure {...failure} onClose={close} />}>
        <Suspense
          fallback={
            <Panel role="status">
              {texts.oneMoment()} <Button onClick={close}>{texts.close()}</Button>
            </Panel>
          }
        >
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyDialog, { load: Dialog.load });
}

/**
 * Fetches a dialog before it is opened, so that it is there at once, and offline too.
 * @param isDue whether its time has come: what a page shows first goes before what it may open later
 */
export function usePreparedDialog({ load }: Pick<LazyComponent<never>, 'load'>, isDue: boolean): void {
  useEffect(() => {
    // A failure is reported when the dialog is opened.
    if (isDue) load().catch(() => undefined);
  }, [load, isDue]);
}

function DialogFailure({
  error,
  resetErrorBoundary,
  onClose,
}: FallbackProps & { readonly onClose: () => void }): React.JSX.Element {
  return (
    <Panel role="alert">
      {messageOf(error)}
      <Button variant="outlined" onClick={resetErrorBoundary}>
        {texts.tryAgain()}
      </Button>
      <Button onClick={onClose}>{texts.close()}</Button>
    </Panel>
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ChunkFailure)) return texts.dialogBroken();
  return error.isGone ? texts.siteUpdated() : texts.notLoaded();
}

const appear = keyframes({ from: { opacity: 0 } });

/** A message at the end of the page, shown late, so that it does not flash on a fast connection. */
function Panel({
  role,
  children,
}: {
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Surface
      radius="field"
      role={role}
      sx={{
        position: 'fixed',
        inset: 'auto 16px 16px',
        mx: 'auto',
        maxWidth: 560,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 2,
        boxShadow: 8,
        fontWeight: 600,
        zIndex: 'modal',
        animation: role === 'status' ? `${appear} 1ms 400ms backwards` : undefined,
      }}
    >
      {children}
    </Surface>
  );
}
