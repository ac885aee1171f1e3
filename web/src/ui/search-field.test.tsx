import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { singleKeys } from '../lib/single-keys.ts';
import { SearchField } from './search-field.tsx';

function Page(): React.JSX.Element {
  const [typed, setTyped] = useState('');
  return <SearchField label="Find a food" value={typed} onChange={setTyped} />;
}

afterEach(() => {
  cleanup();
  singleKeys.set(true);
});

/** Runs it, and waits for the dialog's module. */
async function fetched(open: () => void): Promise<void> {
  await act(async () => {
    open();
    await import('./keys-dialog.tsx');
  });
}

describe('a page with a search', () => {
  it('focuses the search field with /, which is then an ordinary character', async () => {
    render(<Page />);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a food' }));
    await userEvent.keyboard('a/b?');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'a/b?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the shortcuts with ?, and turns single-key ones off and on', async () => {
    render(<Page />);
    await fetched(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })));
    await screen.findByRole('dialog', { name: 'Keys' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single characters are keys' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
    await fetched(() => screen.getByRole('button', { name: 'Keys' }).click());
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
