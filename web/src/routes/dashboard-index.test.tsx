import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, renderScreen } from '../test/render-screen.tsx';

// What a menu of a row does after a press: a browser would.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

const PATH = '/dashboard';
const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 3 });

describe('the Food List', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading foods' })).toBeDefined();
  });

  it('shows the menu, and opens an order at the price of the row', async () => {
    await renderScreen(PATH, { role: 'user', foods: [PHO, aFood({ id: 'old', name: 'Old', retiredAtMs: 5 })] });
    await press(await screen.findByRole('button', { name: 'Order Now: Pho' }));
    expect((await screen.findByRole('dialog', { name: 'Order Pho' })).textContent).toContain('$9.50');
    expect(screen.queryByText('Old')).toBeNull();
  });

  it.each([
    ['user', 0],
    ['chef', 1],
    ['admin', 1],
  ] as const)('is sorted and exported by staff alone: a %s has %i tools', async (role, tools) => {
    await renderScreen(PATH, { role, foods: [PHO] });
    await screen.findByText('Pho');
    expect(screen.queryAllByRole('button', { name: 'Sort, filter, export' })).toHaveLength(tools);
  });

  it('says in its address what is searched for, and begins with that', async () => {
    const page = await renderScreen(`${PATH}?q=tea`, { role: 'admin', foods: [PHO] });
    const box = await screen.findByLabelText<HTMLInputElement>('Find in this list');
    expect(box.value).toBe('tea');
    await act(async () => {
      fireEvent.change(box, { target: { value: 'pho bo' } });
    });
    await waitFor(() => {
      expect(page.search()).toBe('?q=pho+bo');
    });
  });

  it('shows removed foods only to admins', async () => {
    await renderScreen(PATH, { role: 'user', foods: [PHO] });
    await screen.findByText('Pho');
    expect(screen.queryByRole('button', { name: 'Removed' })).toBeNull();
  });

  it('shows removed foods to an admin', async () => {
    await renderScreen(PATH, { role: 'admin', foods: [PHO, aFood({ id: 'old', name: 'Old', retiredAtMs: 5 })] });
    await press(await screen.findByRole('button', { name: 'Removed' }));
    expect(await screen.findByText('Old')).toBeDefined();
    expect(screen.queryByText('Pho')).toBeNull();
  });

  const OFF = [
    PHO,
    aFood({ id: 'old', name: 'Old', retiredAtMs: 5 }),
    aFood({ id: 'ice', name: 'Ice', retiredAtMs: 6, hiddenAtMs: 6 }),
  ];

  it('has hidden foods and removed ones apart, for admins', async () => {
    await renderScreen(PATH, { role: 'admin', foods: OFF });
    expect(await screen.findByText('Pho')).toBeDefined();
    expect(screen.queryByText('Ice')).toBeNull();
    await press(screen.getByRole('button', { name: 'Hidden' }));
    const hidden = await screen.findByRole('table', { name: 'Hidden foods' });
    expect([within(hidden).queryByText('Ice'), within(hidden).queryByText('Old')]).toEqual([expect.anything(), null]);
    await press(screen.getByRole('button', { name: 'Removed' }));
    const removed = await screen.findByRole('table', { name: 'Removed foods' });
    expect([within(removed).queryByText('Ice'), within(removed).queryByText('Old')]).toEqual([null, expect.anything()]);
  });

  it('says that nothing was removed where all that is off the menu is hidden', async () => {
    await renderScreen(PATH, { role: 'admin', foods: OFF.filter(({ id }) => id !== 'old') });
    await press(await screen.findByRole('button', { name: 'Removed' }));
    expect(await screen.findByRole('heading', { name: 'Nothing was removed' })).toBeDefined();
  });

  it('hides a food with one press, and takes it back with one', async () => {
    const asked: string[] = [];
    const answer = (what: string) => () => {
      asked.push(what);
      return {};
    };
    await renderScreen(PATH, {
      role: 'admin',
      foods: [PHO],
      answers: { '/api/foods/pho/hide': answer('hide'), '/api/foods/pho/restore': answer('restore') },
    });
    const sheet = (await screen.findByRole('button', { name: 'More: Pho' })).nextElementSibling;
    await act(async () => void fireEvent(sheet as Element, new Event('beforetoggle')));
    await press(screen.getByText('Hide'));
    expect(await screen.findByText(/^.?Pho.? is hidden$/)).toBeDefined();
    await press(screen.getByRole('button', { name: 'Undo: hide Pho' }));
    expect(await screen.findByText(/^.?Pho.? is on the menu again$/)).toBeDefined();
    expect(asked).toEqual(['hide', 'restore']);
  });

  it('shows a hidden food again, or moves it to the removed ones', async () => {
    const asked: string[] = [];
    const answer = (what: string) => () => {
      asked.push(what);
      return {};
    };
    await renderScreen(PATH, {
      role: 'admin',
      foods: OFF,
      answers: { '/api/foods/ice/restore': answer('restore'), '/api/foods/ice': answer('remove') },
    });
    await press(await screen.findByRole('button', { name: 'Hidden' }));
    await press(await screen.findByRole('button', { name: 'Show again: Ice' }));
    expect(await screen.findByText(/^.?Ice.? is on the menu again$/)).toBeDefined();
    await press(screen.getByRole('button', { name: 'Remove: Ice' }));
    expect(await screen.findByText(/^.?Ice.? is among the removed foods$/)).toBeDefined();
    expect(asked).toEqual(['restore', 'remove']);
  });

  it('says that the menu is empty', async () => {
    await renderScreen(PATH, { role: 'user' });
    expect(await screen.findByRole('heading', { name: 'The menu is empty' })).toBeDefined();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
