import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { tellChange } from '../features/orders/changes/heard-changes.ts';
import { Rail } from './rail.tsx';

// What is rendered again: counted by parts that show nothing.

const rendered = vi.hoisted((): string[] => []);
vi.mock('../ui/button.tsx', async (original) => ({
  ...(await original<object>()),
  NavButton: ({ to }: { readonly to: string }) => {
    rendered.push(to);
    return null;
  },
}));
vi.mock('../features/account/account-button.tsx', () => ({
  AccountButton: () => {
    rendered.push('account');
    return null;
  },
}));

const ADMIN = {
  uid: 'u',
  email: 'ann@example.com',
  displayName: 'Ann',
  role: 'admin',
  isVerified: true,
  hasPassword: true,
} as const;

it('renders no entry again when an order has changed', () => {
  render(
    <MemoryRouter>
      <Rail user={ADMIN} />
    </MemoryRouter>,
  );
  expect(rendered).toContain('/dashboard/orderlist');
  expect(rendered).toContain('account');
  rendered.length = 0;
  act(tellChange);
  expect(rendered).toEqual([]);
});
