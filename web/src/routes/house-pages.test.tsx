import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LazyHouseLines } from '../features/house/now/house-beside.tsx';
import { LazyPageLinks } from '../features/house/pages/lazy-page-links.tsx';
import { learnAtConfirm } from '../lib/at-confirm.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const UNAVAILABLE = { error: { status: 'UNAVAILABLE', message: 'x', details: { reason: 'BACKEND_UNAVAILABLE' } } };

beforeAll(async () => {
  await Promise.all([LazyHouseLines.load(), LazyPageLinks.load()]);
});
afterEach(() => {
  act(() => {
    learnAtConfirm({});
  });
});

describe.each([
  ['/imprint', 'Imprint'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
])('%s', (path, name) => {
  it('shows what the house has written, under its name', async () => {
    await renderScreen(path, {
      answers: { [`/api/house/pages${path}`]: { text: '# Who\nMaria\n\nhttps://example.com' } },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Who' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(screen.getByRole('link', { name: 'https://example.com' }).getAttribute('href')).toBe('https://example.com');
  });

  it('is the page that is not found where the house has written none', async () => {
    await renderScreen(path, { answers: { [`/api/house/pages${path}`]: { text: null } } });
    expect(await screen.findByRole('heading', { level: 1, name: '404: this plate is empty' })).toBeDefined();
    expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('is loading until the server answers', async () => {
    await renderScreen(path, { server: 'is silent' });
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});

it('a page that could not be read says so, and is asked for again', async () => {
  const answers = [Response.json(UNAVAILABLE, { status: 503 }), { text: 'Maria' }];
  await renderScreen('/imprint', { answers: { '/api/house/pages/imprint': () => answers.shift() } });
  await press(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maria')).toBeDefined();
});

describe('the footer', () => {
  const links = (): readonly string[] =>
    within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .flatMap((link) =>
        /^\/(?:imprint|privacy|terms)$/.test(link.getAttribute('href') ?? '') ? link.textContent : [],
      );

  it('leads to the pages that are written, and to no other', async () => {
    await renderScreen('/about', { answers: { '/api/house/now': { closed: null, pages: ['imprint', 'terms'] } } });
    await screen.findByRole('link', { name: 'Imprint' });
    expect(links()).toEqual(['Imprint', 'Terms']);
  });

  it('is as it was where none is written', async () => {
    await renderScreen('/about', { answers: { '/api/house/now': { closed: null, today: 'Today 11:00 to 22:00' } } });
    await screen.findByText('Today 11:00 to 22:00');
    expect(links()).toEqual([]);
  });
});
