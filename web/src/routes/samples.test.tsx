import { homeOf } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, screen, within } from '@testing-library/react';
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
  [
    '/',
    [
      'Our food site',
      'the best food delivery services',
      'Vagetable rice',
      '★★★★★',
      'Discount voucher',
      'Fast home delivery',
      'Always make You Feel in Love',
      '99 $',
      'Our Customer Services',
      '7.56',
      '$0',
      '$50',
      'Choose',
      'Meet Our Chefs',
      'Amara Diallo',
      'NEW',
      'Fashion',
      'Discover Restaurant near From You',
      ...FOOTER,
    ],
  ],
  ['/chefs', ['New in the kitchen', 'Amara Diallo', 'Jonas Weber', 'Mei Lin', 'NEW', 'Fashion', ...FOOTER]],
  ['/inventory', ['★★★★☆', 'Linh Tranpho', ...FOOTER]],
  ['/user/pho', ['NEW', 'Idpho', 'Update and Remove are for admins of the house.', ...FOOTER]],
] as const)(
  '%s has its samples in a house that has said nothing, and none of them in one with a name',
  async ([path, samples]) => {
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
  },
);

it('home shows what a house has set of it, in its order and words', async () => {
  const home = homeOf({
    about: ABOUT,
    voucher: { amountMinor: 500, minMinor: 0 },
    services: ['pickup'],
    home: {
      headline: 'Fish from the grill',
      introduction: 'Caught at six.',
      sections: [
        { name: 'popular', title: 'Today' },
        { name: 'features', title: '' },
      ],
    },
  });
  await renderScreen('/', { foods: [PHO] });
  await act(async () => {
    learnHouse({ about: ABOUT, home });
  });
  const headings = (level: number): readonly (string | null)[] =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level })
      .map(({ textContent }) => textContent);
  expect([headings(1), headings(2)]).toEqual([['Fish from the grill'], ['Today', 'Features']]);
  screen.getByText('Caught at six.');
  within(screen.getByRole('region', { name: 'Today' })).getByText('Pho');
  screen.getByText('Discount voucher');
  expect(screen.queryByText('Fast home delivery')).toBeNull();
});
