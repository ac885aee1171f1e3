import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentFace, isUnsaid, showHouse } from '../lib/house-memory.ts';
import { sayHouse } from './say-house.ts';

const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '' };

beforeEach(() => {
  document.title = 'Foods · Foodhouse';
  document.documentElement.dataset['unsaid'] = '';
  document.body.innerHTML =
    '<a aria-label="Foodhouse, home"><span><bdi data-house-name>Foodhouse</bdi></span></a><p>© <bdi data-house-name>Foodhouse</bdi></p>';
});

afterEach(() => {
  showHouse();
  delete (globalThis as { saidHouse?: unknown }).saidHouse;
});

it('writes the name into the page and its title, and shows it', () => {
  sayHouse(KANAL);
  expect(document.body.innerHTML).not.toContain('Foodhouse');
  expect(document.querySelector('a')?.getAttribute('aria-label')).toBe('Gasthaus am Kanal, home');
  expect(document.body.textContent).toBe('Gasthaus am Kanal© Gasthaus am Kanal');
  expect(document.title).toBe('Foods · Gasthaus am Kanal');
  expect([documentFace(), isUnsaid()]).toEqual([KANAL, false]);
});

it('takes the samples out of the site of a house with a name alone', () => {
  document.body.innerHTML += '<p data-sample>99 $</p>';
  sayHouse(null);
  expect(document.body.textContent).toContain('99 $');
  sayHouse(KANAL);
  expect(document.body.textContent).not.toContain('99 $');
});

it('writes a name as text', () => {
  sayHouse({ ...KANAL, name: '<b>Kanal</b>' });
  expect(document.querySelector('bdi')?.innerHTML).toBe('&lt;b&gt;Kanal&lt;/b&gt;');
});

it('says another one after the first', () => {
  sayHouse({ ...KANAL, name: 'مطعم القناة' });
  sayHouse(null);
  expect(document.body.textContent).toBe('Foodhouse© Foodhouse');
  expect([document.title, documentFace()]).toEqual(['Foods · Foodhouse', null]);
});

it('leaves a title without the name', () => {
  document.title = 'Foods';
  sayHouse(KANAL);
  expect(document.title).toBe('Foods');
});
