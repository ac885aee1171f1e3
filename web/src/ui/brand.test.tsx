import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { learnHouseFace } from '../lib/house-face.ts';
import { signHtml } from '../lib/house-sign.ts';
import { rememberSaid } from '../lib/house-memory.ts';
import { Brand } from './brand.tsx';
import { PageMeta } from './page-meta.tsx';

const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const PAGE = (
  <MemoryRouter>
    <PageMeta title="About" description={({ name }) => `Who cooks at ${name}.`} />
    <Brand />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  learnHouseFace(null);
  delete (globalThis as { saidHouse?: unknown }).saidHouse;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const metas = (): readonly (string | null)[] =>
  [...document.querySelectorAll('meta')]
    .map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property'), meta.content] as const)
    .filter(([name]) => (name?.startsWith('og:') === true && name !== 'og:type') || name === 'description')
    .map(([name, content]) => `${name}: ${content}`)
    .toSorted();

it('is the site, until the house has said who it is', () => {
  render(PAGE);
  screen.getByRole('link', { name: 'Foodhouse, home' });
  expect(document.title).toBe('About · Foodhouse');
  act(() => {
    learnHouseFace(KANAL);
  });
  expect(screen.getByRole('link', { name: 'Gasthaus am Kanal, home' }).textContent).toBe('Gasthaus am Kanal');
  expect(document.title).toBe('About · Gasthaus am Kanal');
  // Without the picture for all pages, which has the site's name in it.
  expect(metas()).toEqual([
    'description: Who cooks at Gasthaus am Kanal.',
    'og:description: Who cooks at Gasthaus am Kanal.',
    'og:site_name: Gasthaus am Kanal',
    'og:title: About · Gasthaus am Kanal',
  ]);
});

it('begins with the name that the first script has written, and with metadata as they were built', () => {
  const [, head = '', html = ''] =
    /^((?:<(?:title|meta)[^>]*>(?:[^<]*<\/title>)?)*)(.*)$/s.exec(renderToString(PAGE)) ?? [];
  document.head.innerHTML = head;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html.replaceAll('Foodhouse', KANAL.name).replace(/<img [^>]*>/, signHtml('G'));
  rememberSaid(KANAL);
  learnHouseFace(KANAL);
  // A mismatch would be an error on the console, which fails every test.
  render(PAGE, { container: root, hydrate: true });
  expect(root.textContent).toBe(KANAL.name);
  expect(metas()).toHaveLength(4);
  expect(metas()[0]).toBe('description: Who cooks at Gasthaus am Kanal.');
});

it('has a name that is written from right to left stand by itself in the title', () => {
  render(PAGE);
  act(() => {
    learnHouseFace({ ...KANAL, name: 'مطعم القناة' });
  });
  expect(document.title).toBe('About · \u2068مطعم القناة\u2069');
});
