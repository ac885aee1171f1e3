import { DEFAULT_SETTINGS, homeOf, OWN_HOME, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnHouse } from '../../lib/house-face.ts';
import { AboutScreen } from './about-screen.tsx';

const ABOUT = {
  name: 'Gasthaus am Kanal',
  address: 'Uferstr. 12, 10999 Berlin',
  phone: '+49 30 123456',
  links: { map: 'https://maps.example.com/kanal', facebook: 'https://www.facebook.com/kanal' },
};
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const PICKUP = [{ days: DAYS, from: '11:00', to: '23:30' }];
let house: HouseDto;

beforeEach(() => {
  vi.setSystemTime('2026-11-30T12:00:00Z');
  learnHouse({});
  house = { ...toHouseDto(DEFAULT_SETTINGS), about: ABOUT, hours: { pickup: PICKUP } };
  vi.stubGlobal('fetch', async () => Response.json(house));
});

/** Its hours are a file of their own. */
const open = async (): Promise<void> => {
  await act(async () => {
    render(
      <MemoryRouter>
        <AboutScreen />
      </MemoryRouter>,
    );
    await import('./house-hours.tsx');
  });
};

describe('About of a house with a name', () => {
  beforeEach(() => {
    learnHouse({ about: ABOUT, state: { isOpen: true, words: 'Open until 23:30' } });
  });

  it('says where it is, whether it is open, and where else it is found', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ABOUT.name);
    expect(screen.getByText('Open until 23:30')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 3)).toEqual([
      [ABOUT.address, ABOUT.links.map],
      [ABOUT.phone, 'tel:+4930123456'],
      ['Facebook', ABOUT.links.facebook],
    ]);
    await screen.findByRole('heading', { name: 'Opening hours' });
  });

  it('has the words of its own home page below its name, and no others', async () => {
    house = { ...house, home: { ...OWN_HOME, introduction: 'Noodles by the water.' } };
    learnHouse({ about: ABOUT, home: homeOf(house) });
    await open();
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('Noodles by the water.');
    const home = homeOf({ ...house, home: OWN_HOME });
    act(() => {
      learnHouse({ about: ABOUT, home });
    });
    expect(screen.queryByText(home.introduction)).toBeNull();
    expect(screen.queryByText('Noodles by the water.')).toBeNull();
  });

  it('asks again whether it is open when it is looked at again', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Opening hours' });
    const state = { isOpen: false, words: 'Opens tomorrow 11:00' };
    vi.stubGlobal('fetch', async () => Response.json({ closed: null, about: ABOUT, state }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Opens tomorrow 11:00')).toBeTruthy();
  });

  it('has the week once where all services have it', async () => {
    house = { ...house, services: ['pickup', 'table'] };
    await open();
    expect(await screen.findAllByText('11:00 to 23:30')).toHaveLength(6);
    const today = screen.getAllByRole('term')[0]?.parentElement;
    expect([today?.textContent, today?.getAttribute('aria-current')]).toEqual(['Mondayuntil 23:30', 'true']);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: /Pickup/ })).toBeNull();
  });

  it('keeps the room of seven days until its hours come, but of a house that has said none', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    learnHouse({ about: ABOUT, state: { isOpen: true, words: 'Open until 23:30' } });
    await open();
    expect(document.querySelectorAll('[data-room] dt')).toHaveLength(7);
    act(() => {
      learnHouse({ about: ABOUT, state: null });
    });
    expect(document.querySelector('[data-room]')).toBeNull();
  });

  it('says how guests get their food, and what a delivery costs', async () => {
    const area = { id: 'canal', postcodes: ['10999'], minutes: 15, days: DAYS, from: '11:00', to: '23:00' };
    house = {
      ...house,
      services: ['pickup', 'delivery'],
      areas: [
        { ...area, name: 'Canal', fee: 2.5, minimum: 15, freeFrom: 40 },
        { ...area, name: 'Boats', fee: 0, minimum: 0, freeFrom: null },
      ],
    };
    await open();
    const card = (await screen.findByRole('heading', { name: 'How you get your food' })).parentElement;
    expect(
      [...(card?.querySelectorAll('dt') ?? [])].map((name) => [name.textContent, name.nextSibling?.textContent]),
    ).toEqual([
      ['Pickup', 'You fetch it here.'],
      ['Delivery, Canal', '$2.50 · free from $40.00 · minimum $15.00'],
      ['Delivery, Boats', 'free'],
    ]);
  });

  it('has a week for each service that has another, and the special days to come', async () => {
    const delivery = [{ days: [1], from: '18:00', to: '02:00' }];
    const christmas = {
      from: '2026-12-24',
      to: '2026-12-26',
      services: ['pickup'],
      hours: [],
      message: 'Merry Christmas',
    };
    house = {
      ...house,
      services: ['pickup', 'table', 'delivery'],
      hours: { pickup: PICKUP, delivery },
      exceptions: [christmas, { ...christmas, from: '2026-11-01', to: '2026-11-29', message: 'Over' }] as never,
    };
    await open();
    await screen.findByRole('heading', { name: 'Pickup, At tables' });
    const ofDelivery = screen.getByRole('heading', { name: 'Delivery' }).parentElement;
    expect(ofDelivery?.textContent).toContain('Monday18:00 to 02:00 next dayTuesdayClosed');
    expect(screen.getByText('Thu 24 Dec 2026 to Sat 26 Dec 2026, Pickup, At tables')).toBeTruthy();
    expect(screen.getByText('Merry Christmas')).toBeTruthy();
    expect(screen.queryByText('Over')).toBeNull();
  });

  it('names the service of a week and of a special day that are not of all services', async () => {
    const delivery = [{ days: [1], from: '18:00', to: '02:00' }];
    const day = { services: ['pickup'], hours: [], message: null };
    house = {
      ...house,
      services: ['pickup', 'delivery'],
      hours: { delivery },
      exceptions: [
        { ...day, from: '2026-12-24', to: '2026-12-24' },
        { ...day, from: '2026-12-25', to: '2026-12-25', services: ['pickup', 'delivery'] },
      ] as never,
    };
    await open();
    await screen.findByRole('heading', { name: 'Delivery' });
    expect(screen.getByText('Thu 24 Dec 2026, Pickup').parentElement?.textContent).toContain('Closed');
    expect(screen.getByText('Fri 25 Dec 2026').parentElement?.textContent).toBe('Fri 25 Dec 2026Closed');
  });

  it('names none in a house that only delivers, which has the special days of its hours', async () => {
    const closed = { from: '2026-12-24', to: '2026-12-24', services: ['pickup'], hours: [], message: null };
    house = { ...house, services: ['delivery'], exceptions: [closed] as never };
    await open();
    expect((await screen.findByText('Thu 24 Dec 2026')).parentElement?.textContent).toBe('Thu 24 Dec 2026Closed');
    expect(screen.queryByText(/Pickup|Delivery/)).toBeNull();
  });

  it('says no hours of a house that is always open, and never the story', async () => {
    const answered = vi.fn<() => void>();
    house = { ...house, hours: {} };
    vi.stubGlobal('fetch', async () => {
      answered();
      return Response.json(house);
    });
    await open();
    await vi.waitFor(() => {
      expect(answered).toHaveBeenCalled();
    });
    expect(screen.queryByText(/Opening hours|All About|15 days/)).toBeNull();
  });
});

it('About of a house that has said nothing is the story, without a request', async () => {
  const asked = vi.fn<() => void>();
  vi.stubGlobal('fetch', asked);
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All About everything is here');
  expect(screen.getByText('15 days')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
