import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish } from '../data/session-store.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const HOME = 'Our food site makes it easy to find local foods';

/** The heading of the page has the focus. */
async function beginsAtHeading(name: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
  await expect.poll(() => [document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', name]);
}

it.each([
  ['/about', 'Home', HOME],
  ['/', 'About', 'All About everything is here'],
  ['/', 'Login', 'Login'],
])('from %s the link %s leads to a page that begins at its heading', async (path, name, heading) => {
  await renderScreen(path);
  const link = within(screen.getByRole('banner')).getByRole('link', { name });
  link.focus();
  await press(link);
  await beginsAtHeading(heading);
});

it('whoever logged in begins at the heading of the page that they came from', async () => {
  await renderScreen('/');
  await press(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
  screen.getByLabelText(/^Password/).focus();
  await act(async () => {
    publish({ status: 'signed-in', user: { uid: 'ann', email: 'a@b.example', displayName: 'Ann', role: 'user' } });
  });
  await beginsAtHeading(HOME);
});

it.each(['/', '/about', '/dashboard'])('SignOut on %s leads to the heading of the home page', async (path) => {
  await renderScreen(path, { role: 'user' });
  const button = await screen.findByRole('button', { name: 'SignOut' });
  button.focus();
  button.blur(); // as in a phone's menu, which closes
  await press(button);
  await beginsAtHeading(HOME);
});
