import { DEFAULT_SETTINGS, houseNow, toHouseNowDto } from '@foodhouse/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { askHouse, houseOf } from './house-name.ts';

const ABOUT = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const HOME = { headline: 'Kanal', introduction: '', sections: [], features: [] };
const said: string[] = [];

function answers(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('https://kanal.example/api/house/now');
    return answer();
  });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  said.length = 0;
});

it('is what the published site says', async () => {
  answers(async () => Response.json({ closed: null, about: ABOUT, home: HOME }));
  expect([await askHouse('https://kanal.example'), said]).toEqual([{ name: ABOUT.name, home: HOME }, []]);
});

it('is called as the published site says that says no home page yet', async () => {
  answers(async () => Response.json({ closed: null, about: ABOUT }));
  expect(await askHouse('https://kanal.example')).toEqual({ name: ABOUT.name, home: null });
});

it('has the accent that the published site says, where that is a colour', async () => {
  const accent = '#1f5236';
  answers(async () => Response.json({ closed: null, about: { ...ABOUT, accent } }));
  expect(await askHouse('https://kanal.example')).toEqual({ name: ABOUT.name, home: null, accent });
  answers(async () => Response.json({ closed: null, about: { ...ABOUT, accent: 'red;}</style>' } }));
  expect(await askHouse('https://kanal.example')).toEqual({ name: ABOUT.name, home: null });
});

it('has the sign that the published site says, where that is a picture of the house', async () => {
  const sign = `/api/pictures/${'s'.repeat(43)}`;
  answers(async () => Response.json({ closed: null, about: { ...ABOUT, sign } }));
  expect(await askHouse('https://kanal.example')).toEqual({ name: ABOUT.name, home: null, sign });
  answers(async () => Response.json({ closed: null, about: { ...ABOUT, sign: 'https://pictures.example/a.png' } }));
  expect(await askHouse('https://kanal.example')).toEqual({ name: ABOUT.name, home: null });
});

it('follows from settings as the site says it', () => {
  const settings = { ...DEFAULT_SETTINGS, about: ABOUT };
  expect(houseOf(settings)).toEqual({ name: ABOUT.name, home: toHouseNowDto(houseNow(settings, 0)).home });
  expect(houseOf(DEFAULT_SETTINGS)).toBeNull();
});

it.for([{ closed: null }, { about: null }, { about: { name: 7 } }, []])(
  'is none where the answer is %j',
  async (body) => {
    answers(async () => Response.json(body));
    expect([await askHouse('https://kanal.example'), said]).toEqual([null, []]);
  },
);

it.for([
  ['does not answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ['is not published yet', async () => new Response('<h1>Site Not Found</h1>', { status: 404 })],
] as const)('is none where the site %s, which is said', async ([, answer]) => {
  answers(answer);
  expect(await askHouse('https://kanal.example')).toBeNull();
  expect(said).toEqual([
    'https://kanal.example does not say whose site it is: its pages are built without the name of the house.',
  ]);
});
