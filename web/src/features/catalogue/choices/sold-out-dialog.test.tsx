import { businessDayOf, type ChoicesDto } from '@foodhouse/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { SoldOutDialog } from './sold-out-dialog.tsx';

const OPTION = { kitchenName: null, each: 0, max: 1, default: 0, allergens: null, tags: [], soldOut: false };
const [HOT, MILD] = [
  { ...OPTION, id: 'hot', name: 'Hot' },
  { ...OPTION, id: 'mild', name: 'Mild' },
];
const SAUCE = { id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [HOT, MILD] };

const SIZES = [
  { id: 's', name: 'Small', kitchenName: null, extra: 0 },
  { id: 'l', name: 'Large', kitchenName: null, extra: 2 },
];

/** A fake server behind `fetch`. */
let sent: (readonly [string, unknown])[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ ...SAUCE, options: [{ ...HOT, soldOut: true }, MILD] });
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ version: 1, sizes: SIZES, groups: [SAUCE] } satisfies ChoicesDto);
    sent.push([url, parseBody(body)]);
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (): void => void render(<SoldOutDialog food={{ id: 'pho', name: 'Pho' }} onClose={() => {}} />);

/** Presses the button of a size or an option, and answers for how long. */
async function mark(name: string, length = 'Until it is put back', asks = name): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Mark sold out: ${name}` }));
  const asked = within(await screen.findByRole('dialog', { name: `Mark sold out: ${asks}` }));
  fireEvent.click(asked.getByRole('button', { name: length }));
  fireEvent.click(asked.getByRole('button', { name: 'Mark sold out' }));
}

it('marks one option as sold out, and offers to put it back on sale', async () => {
  open();
  await mark('Hot');
  expect(await screen.findByRole('button', { name: 'Put back on sale: Hot' })).toBeDefined();
  const mild = screen.getByRole('button', { name: 'Mark sold out: Mild' });
  expect(mild.hasAttribute('aria-busy')).toBe(false); // the attribute alone shows a spinner
  expect(sent).toEqual([['/api/choicegroups/sauce/soldout', { optionId: 'hot', soldOut: true }]]);
});

it('says beside the option why it is as it was', async () => {
  answer = () => new Response('', { status: 503 });
  open();
  await mark('Mild');
  const asked = screen.getByRole('dialog', { name: 'Mark sold out: Mild' });
  expect((await within(asked).findByRole('alert')).textContent).toContain('We could not hear back');
  answer = () => Response.json({ ...SAUCE, options: [HOT, { ...MILD, soldOut: true }] });
  fireEvent.click(within(asked).getByRole('button', { name: 'Mark sold out' }));
  const back = await screen.findByRole('button', { name: 'Put back on sale: Mild' });
  answer = () => new Response('', { status: 503 });
  fireEvent.click(back);
  const row = screen.getByRole('group', { name: 'Mild' });
  expect((await within(row).findByRole('alert')).textContent).toContain('We could not hear back');
});

it('marks an option for today, and says until when', async () => {
  const day = businessDayOf(Date.now());
  answer = () => Response.json({ ...SAUCE, options: [{ ...HOT, soldOut: true, offThrough: day }, MILD] });
  open();
  await mark('Hot', 'For today');
  expect((await screen.findByRole('group', { name: 'Hot' })).textContent).toMatch(/Hot.*Sold out until \w+ ?\d/);
  expect(sent).toEqual([['/api/choicegroups/sauce/soldout', { optionId: 'hot', soldOut: true, until: 'tomorrow' }]]);
});

it('marks one size of the food, which it names', async () => {
  answer = () => Response.json({ version: 1, sizes: [SIZES[0], { ...SIZES[1], soldOut: true }], groups: [SAUCE] });
  open();
  await mark('Large', undefined, 'Large, Pho');
  expect(await screen.findByRole('button', { name: 'Put back on sale: Large' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mark sold out: Small' })).toBeDefined();
  expect(sent).toEqual([['/api/foods/pho/sizes/soldout', { sizeId: 'l', soldOut: true }]]);
});
