import { afterEach, expect, it, vi } from 'vitest';
import { askHouseName } from './house-name.ts';

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
  answers(async () => Response.json({ closed: null, about: { name: 'Gasthaus am Kanal', address: '', phone: '' } }));
  expect([await askHouseName('https://kanal.example'), said]).toEqual(['Gasthaus am Kanal', []]);
});

it.for([{ closed: null }, { about: null }, { about: { name: 7 } }, []])(
  'is none where the answer is %j',
  async (body) => {
    answers(async () => Response.json(body));
    expect([await askHouseName('https://kanal.example'), said]).toEqual(['', []]);
  },
);

it.for([
  ['does not answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ['is not published yet', async () => new Response('<h1>Site Not Found</h1>', { status: 404 })],
] as const)('is none where the site %s, which is said', async ([, answer]) => {
  answers(answer);
  expect(await askHouseName('https://kanal.example')).toBe('');
  expect(said).toEqual([
    'https://kanal.example does not say whose site it is: its pages are built without the name of the house.',
  ]);
});
