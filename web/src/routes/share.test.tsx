import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reachability } from '../lib/reachability.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/share';
const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12', phone: '' };
const SEVEN = { code: 'T7T7T7', name: 'Table 7' };

const houseOf = (about: typeof ABOUT | null, tables: readonly unknown[] = []) => ({
  role: 'admin' as const,
  answers: { '/api/house': toHouseDto({ ...DEFAULT_SETTINGS, about }), '/api/house/tables': { tables } },
});

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => {
  // The script of the preview is for a browser: tests/journeys/share.test.ts.
  const { happyDOM } = globalThis as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page Share', () => {
  it('copies the lines of the order button, and shows the button that they make', async () => {
    userEvent.setup();
    await renderScreen(PATH, houseOf(ABOUT));
    await press(part('Order button for your website').getByRole('button', { name: 'Copy the lines' }));
    await waitFor(() => {
      expect(part('Order button for your website').getByRole('status').textContent).toBe('Copied');
    });
    const lines = await navigator.clipboard.readText();
    expect(lines).toBe(
      `<a href="${location.origin}/inventory" data-foodhouse>Order online</a>\n` +
        `<script async src="${location.origin}/order-button.js"></script>`,
    );
    expect(screen.getByTitle('The button on a page').getAttribute('srcdoc')).toContain(lines);
  });

  it('has what the house makes itself before what it changes elsewhere', async () => {
    await renderScreen(PATH, houseOf(ABOUT));
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['Order button for your website', 'Poster', 'Codes for tables', 'Link for your profiles']);
  });

  it('copies the plain address of the menu for profiles, or says how it is done by hand', async () => {
    userEvent.setup();
    await renderScreen(PATH, houseOf(ABOUT));
    const profiles = part('Link for your profiles');
    await press(profiles.getByRole('button', { name: 'Copy the address' }));
    await waitFor(() => {
      expect(profiles.getByRole('status').textContent).toBe('Copied');
    });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/inventory`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press(profiles.getByRole('button', { name: 'Copy the address' }));
    await waitFor(() => {
      expect(profiles.getByRole('status').textContent).toMatch(/by hand/);
    });
    for (const name of ['Google', 'Instagram', 'Facebook']) profiles.getByRole('heading', { name });
  });

  it('prints a poster with the name of the house, a code of four centimetres and more, and the address in words', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await renderScreen(PATH, houseOf(ABOUT));
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Add your name' })).toBeNull();
    });
    await press(screen.getByRole('button', { name: 'Print the poster' }));
    expect(print).toHaveBeenCalledOnce();
    const poster = document.querySelector('.printed-poster');
    expect(poster?.querySelector('h1')?.textContent).toBe(ABOUT.name);
    expect(poster?.textContent).toContain('Order online');
    expect(poster?.textContent).toContain(`${location.host}/inventory`);
    expect(poster?.querySelector('svg')).not.toBeNull();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => {
      expect(document.querySelector('.printed-poster')).toBeNull();
    });
  });

  it('prints a poster without a name for a house that has said none, and leads to where it is said', async () => {
    vi.stubGlobal('print', vi.fn<() => void>());
    await renderScreen(PATH, houseOf(null));
    const link = await screen.findByRole('link', { name: 'Add your name' });
    expect(link.getAttribute('href')).toBe('/dashboard/house#about');
    await press(screen.getByRole('button', { name: 'Print the poster' }));
    expect(document.querySelector('.printed-poster h1')).toBeNull();
  });

  it('leads to the codes of the tables, or to where tables are added', async () => {
    await renderScreen(PATH, houseOf(ABOUT, [SEVEN]));
    await screen.findByText(/You have one table\./);
    expect(screen.getByRole('link', { name: 'Print the codes of tables' }).getAttribute('href')).toBe(
      '/dashboard/house#services',
    );
  });

  it('says that there are no tables yet', async () => {
    await renderScreen(PATH, houseOf(ABOUT));
    await screen.findByText(/You have no tables yet\./);
    screen.getByRole('link', { name: 'Add tables' });
  });

  it('can be used offline, and says what cannot be known then', async () => {
    const answering = vi.spyOn(reachability, 'isAnswering').mockReturnValue(false);
    onTestFinished(() => {
      answering.mockRestore();
    });
    await renderScreen(PATH, { role: 'admin', server: 'is silent' });
    screen.getByText(/You can copy and print/);
    screen.getByRole('button', { name: 'Copy the lines' });
    screen.getByRole('button', { name: 'Print the poster' });
    screen.getByRole('link', { name: 'Print the codes of tables' });
  });

  it('sends everybody but admins to the login', async () => {
    const { pathname } = await renderScreen(PATH, { role: 'chef' });
    expect(pathname()).toBe('/login');
  });
});
