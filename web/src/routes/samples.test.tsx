import { aFood } from '@foodhouse/domain/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { learnHouse } from '../lib/house-face.ts';
import { renderScreen } from '../test/render-screen.tsx';

// What the site shows of itself stands on the pages of a house that has said nothing, and of no other.

const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const PHO = aFood({ id: 'pho', name: 'Pho' });
/** Of the footer of every page. */
const FOOTER = ['for the neighbourhood', 'Branding', 'Advertisement', 'Jobs', 'Press kit'];

afterEach(async () => {
  await act(async () => {
    learnHouse({});
  });
});

const words = (): string => document.body.textContent;

it.for([
  ['/chefs', ['New in the kitchen', 'Amara Diallo', 'Jonas Weber', 'Mei Lin', 'NEW', 'Fashion', ...FOOTER]],
  ['/inventory', ['★★★★☆', ...FOOTER]],
  ['/user/pho', ['NEW', ...FOOTER]],
] as const)('%s', async ([path, samples]) => {
  const foundIn = (text: string): readonly string[] => samples.filter((sample) => text.includes(sample));
  await renderScreen(path, { foods: [PHO] });
  await screen.findAllByText('Pho');
  expect(foundIn(words())).toEqual(samples);
  await act(async () => {
    learnHouse({ about: ABOUT });
  });
  expect(foundIn(words())).toEqual([]);
  expect(document.querySelectorAll('[data-sample]')).toHaveLength(0);
  screen.getByRole('link', { name: 'About us' });
  screen.getByRole('link', { name: 'Contact' });
  expect(screen.queryByText('Services')).toBeNull();
});
