import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DemoAccounts } from './demo-accounts.tsx';

function nothing(): void {}

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['all that there are', '', ['Admin', 'Chef', 'Customer']],
  ['of an empty house its admin', 'admin@example.com', ['Admin']],
])('the login offers %s', (_what, emails, labels) => {
  vi.stubEnv('VITE_DEMO_EMAILS', emails);
  render(<DemoAccounts onChoose={nothing} onDone={nothing} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...labels, 'Google user']);
});
