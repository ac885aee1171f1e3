import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BareErrorPage, ErrorPage } from './error-page.tsx';

afterEach(cleanup);

const failure = { error: new Error('a fault'), resetErrorBoundary: () => undefined };

it('is in the main part of its layout, and is that of a page without a layout', () => {
  render(<ErrorPage {...failure} />);
  expect([screen.queryAllByRole('main').length, screen.getAllByRole('alert').length]).toEqual([0, 1]);
  cleanup();
  render(<BareErrorPage {...failure} />);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
