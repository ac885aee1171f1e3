import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

function Hello({ name }: { readonly name: string }): React.JSX.Element {
  return <p>Hello {name}</p>;
}

/** Renders the component and waits for its module. */
async function show(content: ReactNode): Promise<void> {
  await act(async () => {
    render(<Suspense fallback="waiting">{content}</Suspense>);
    await Promise.resolve();
  });
}

it('renders a preloaded component at once', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Hello));
  await Lazy.load();
  render(
    <Suspense fallback="waiting">
      <Lazy name="Ann" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Ann')).toBeDefined();
});

it('is fetched once, on its first render', async () => {
  const fetchComponent = vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
  const Lazy = lazyComponent(fetchComponent);
  await show(
    <>
      <Lazy name="Ann" />
      <Lazy name="Bob" />
    </>,
  );
  await screen.findByText('Hello Bob');
  expect(fetchComponent).toHaveBeenCalledTimes(1);
});

it('is fetched again after a failure', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetchComponent = vi
    .fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello))
    .mockRejectedValueOnce(new TypeError('gone'));
  const Lazy = lazyComponent(fetchComponent);
  let tryAgain = (): void => undefined;
  await show(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => {
        tryAgain = resetErrorBoundary;
        return 'Something went wrong';
      }}
    >
      <Lazy name="Ann" />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Something went wrong')).toBeDefined();
  expect(fetchComponent).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  vi.useRealTimers();
  await act(async () => {
    tryAgain();
    await Promise.resolve();
  });
  expect(screen.getByText('Hello Ann')).toBeDefined();
  // React reports only the error that the boundary caught.
  expect(reported.mock.calls.map((call) => call.filter((part) => part instanceof Error))).toEqual([
    [new TypeError('gone')],
  ]);
  reported.mockClear();
});
