import { DEFAULT_SETTINGS, toHouseDto, type HouseSettings } from '@foodhouse/domain';
import { aFood, LONG_EVENINGS } from '@foodhouse/domain/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FactsOf } from '../features/house/now/house-facts.tsx';
import { renderScreen } from '../test/render-screen.tsx';
import { unknownFacts } from '../test/schema-org.ts';

// That the hours are those by which orders are judged is in domain/house/opening-facts.test.ts.

const HOUSE: HouseSettings = {
  ...DEFAULT_SETTINGS,
  ...LONG_EVENINGS,
  about: {
    name: 'Gasthaus am Kanal',
    address: 'Uferstr. 12, 10999 Berlin',
    phone: '+49 30 123456',
    links: { map: 'https://maps.example.com/kanal', instagram: 'https://www.instagram.com/kanal' },
  },
  services: ['pickup', 'table', 'delivery'],
};

const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 12 });
const WAFFLE = aFood({ id: 'waffle', name: 'Waffle', quantity: 0 });
const RETIRED = aFood({ id: 'old', name: 'Retired ragout', quantity: 5, retiredAtMs: 1 });
const HIDDEN = aFood({ id: 'away', name: 'Hidden ham', quantity: 5, retiredAtMs: 1, hiddenAtMs: 1 });

function factsOfPage(): readonly Readonly<Record<string, unknown>>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );
}

function factsOfHouse(changes: Partial<HouseSettings> = {}): Readonly<Record<string, unknown>> | undefined {
  render(<FactsOf house={toHouseDto({ ...HOUSE, ...changes })} />);
  return factsOfPage().at(-1);
}

describe('K2 the facts for search engines', () => {
  it('of the house are valid by the vocabulary of schema.org', () => {
    const facts = factsOfHouse();
    expect(unknownFacts(facts)).toEqual([]);
    expect(facts).toMatchObject({ '@type': 'Restaurant', name: 'Gasthaus am Kanal' });
  });

  it('say where food is ordered, and how one gets it', () => {
    const menu = `${location.origin}/inventory`;
    const [pickup, delivery] = ['PickUp', 'OwnFleet'].map(
      (mode) => `http://purl.org/goodrelations/v1#DeliveryMode${mode}`,
    );
    const actionOf = (changes: Partial<HouseSettings>): unknown => factsOfHouse(changes)?.['potentialAction'];
    expect(actionOf({})).toMatchObject({
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: menu },
      deliveryMethod: [pickup, delivery],
    });
    expect(actionOf({ services: [] })).toMatchObject({ deliveryMethod: [pickup] }); // as a house that has not said
    expect(actionOf({ services: ['delivery'] })).toMatchObject({ deliveryMethod: [delivery] });
    expect(actionOf({ services: ['table'] })).toBeUndefined(); // only who sits there may
  });

  it('are none of a house that says nothing of itself', () => {
    expect(factsOfHouse({ ...DEFAULT_SETTINGS })).toBeUndefined();
  });

  it('of the menu are valid, and contain no rating and no food that is retired or hidden', async () => {
    await renderScreen('/inventory', { foods: [PHO, WAFFLE, RETIRED, HIDDEN] });
    await screen.findByRole('heading', { name: /Pho/ });
    await waitFor(() => {
      expect(JSON.stringify(factsOfPage())).toContain('Waffle');
    });
    expect(factsOfPage().flatMap(unknownFacts)).toEqual([]);
    const written = JSON.stringify(factsOfPage());
    expect(written).not.toMatch(/ragout|ham\b|rating|review/i);
    expect(factsOfPage()).toContainEqual(
      expect.objectContaining({
        hasMenu: expect.objectContaining({ hasMenuItem: [expect.anything(), expect.anything()] }),
      }),
    );
  });

  it('of a food are valid', async () => {
    await renderScreen('/user/pho', { foods: [PHO] });
    await waitFor(() => {
      expect(factsOfPage()).toContainEqual(expect.objectContaining({ '@type': 'MenuItem', name: 'Pho' }));
    });
    expect(factsOfPage().flatMap(unknownFacts)).toEqual([]);
  });

  it('are refused where the vocabulary has no such type, property or word', () => {
    const house = { '@context': 'https://schema.org', '@type': 'Restaurant' };
    const wrong = [
      { ...house, '@type': 'Resturant' },
      { ...house, aggregateRating: 5 },
      { ...house, hasMenu: { '@type': 'Menu', telephone: '1' } },
      { ...house, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '9' } },
      { ...house, potentialAction: { '@type': 'Menu' } },
      { '@type': 'Restaurant' },
    ];
    expect(unknownFacts(house)).toEqual([]);
    expect(wrong.map((facts) => unknownFacts(facts).length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
