import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  builtFace,
  documentFace,
  faceOf,
  firstFace,
  nameOf,
  rememberedFace,
  rememberFace,
  rememberSaid,
} from './house-memory.ts';

const KANAL = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllEnvs();
  delete (globalThis as { saidHouse?: unknown }).saidHouse;
});

it('keeps a house, and that a house has said nothing', () => {
  expect(rememberedFace()).toBeUndefined();
  rememberFace(KANAL);
  expect(rememberedFace()).toEqual(KANAL);
  rememberFace(null);
  expect(rememberedFace()).toBeNull();
});

it.for(['', '{', '[]', '"Kanal"', '{"name":"Kanal"}', '{"name":"","address":"","phone":""}'])(
  'takes %j for no house that it has met',
  (stored) => {
    localStorage.setItem('house-face', stored);
    expect(rememberedFace()).toBeUndefined();
  },
);

it.for([null, undefined, 7, [], { ...KANAL, name: '' }, { ...KANAL, phone: 30 }])('reads no house from %j', (about) => {
  expect(faceOf(about)).toBeNull();
});

it('reads a house without what else stands there', () => {
  expect(faceOf({ ...KANAL, sign: 'a' })).toEqual(KANAL);
});

it('keeps the home page of a house, and reads none that is not whole', () => {
  const home = { headline: 'Kanal', introduction: '', sections: [], features: [] };
  rememberFace({ ...KANAL, home });
  expect(rememberedFace()).toEqual({ ...KANAL, home });
  for (const broken of [null, 7, [], { headline: 'Kanal' }]) expect(faceOf(KANAL, broken)).toEqual(KANAL);
});

it('reads of its links what leads to another site', () => {
  const links = { map: 'javascript:alert(1)', instagram: 'https://www.instagram.com/kanal', tiktok: 7 };
  expect(faceOf({ ...KANAL, links })).toEqual({ ...KANAL, links: { instagram: 'https://www.instagram.com/kanal' } });
  expect(faceOf({ ...KANAL, links: 'all' })).toEqual({ ...KANAL, links: {} });
});

it('is called what the site is called while nothing is known', () => {
  expect([builtFace(), documentFace(), firstFace()]).toEqual([null, null, null]);
  expect(nameOf(null)).toBe('Foodhouse');
});

it('knows first what its document says, then what it remembers, then what its build knows', () => {
  vi.stubEnv('VITE_HOUSE', 'Built');
  expect(firstFace()).toEqual({ name: 'Built', address: '', phone: '' });
  expect(nameOf(documentFace())).toBe('Built');
  vi.stubEnv('VITE_HOME', '{"headline":"Fish","introduction":"","sections":[],"features":[]}');
  expect(firstFace()).toMatchObject({ name: 'Built', home: { headline: 'Fish' } });
  rememberFace(null);
  expect(firstFace()).toBeNull();
  rememberFace(KANAL);
  expect(firstFace()).toEqual(KANAL);
  expect(nameOf(documentFace())).toBe('Built');
  rememberSaid(null);
  expect([firstFace(), documentFace()]).toEqual([null, null]);
});
