import {
  DEFAULT_SETTINGS,
  toHouseDto,
  type HouseDto,
  type HousePages,
  type SaveHousePagesRequest,
} from '@foodhouse/domain';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { houseServer } from '../../../test/house-server.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { PagesForm } from './pages-form.tsx';
import { marksOf, renderPart } from './testing-part.tsx';

const BARE: HouseDto = toHouseDto(DEFAULT_SETTINGS);
const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };

let stored: HousePages;
let sent: SaveHousePagesRequest[];
let answers: Response[];

beforeEach(() => {
  houseServer();
  [stored, sent, answers] = [{ version: 4, imprint: '', privacy: '', terms: 'Pay.' }, [], []];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const answer = answers.shift();
    if (init.method !== 'PUT') return answer ?? Response.json(stored);
    const body = parseBody(init.body) as SaveHousePagesRequest;
    sent.push(body);
    if (answer) return answer;
    stored = { ...stored, ...body, version: body.version + 1 };
    return Response.json(stored);
  });
});

const field = (name: string): HTMLTextAreaElement => screen.getByRole('textbox', { name });
const template = (name: string): HTMLButtonElement =>
  screen.getByRole('button', { name: `Begin with a template: ${name}` });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save the pages' }));
async function open(house: HouseDto = BARE): Promise<void> {
  renderPart(PagesForm, house);
  await screen.findByRole('textbox', { name: 'Imprint' });
}

describe('the pages that the law asks for', () => {
  it('are saved over the version that was read, and then over the next', async () => {
    await open();
    await userEvent.type(field('Imprint'), 'Kanal');
    await save();
    await screen.findByText('Pages saved');
    await userEvent.type(field('Imprint'), '!');
    await save();
    expect(sent).toEqual([
      { version: 4, imprint: 'Kanal', privacy: '', terms: 'Pay.' },
      { version: 5, imprint: 'Kanal!', privacy: '', terms: 'Pay.' },
    ]);
  });

  it('keep what is typed while they are being saved', async () => {
    await open();
    await userEvent.type(field('Imprint'), 'Kanal');
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    await save();
    await userEvent.type(field('Privacy'), 'We keep');
    resolve(Response.json({ ...stored, version: 5, imprint: 'Kanal' }));
    await screen.findByText('Pages saved');
    expect([field('Imprint').value, field('Privacy').value]).toEqual(['Kanal', 'We keep']);
  });

  it('are said to be no legal advice', async () => {
    await open();
    expect(screen.getByText(/A template is a beginning and no legal advice/)).toBeDefined();
    const rules = screen.getByText(/^An empty line begins a paragraph/).closest('details');
    expect(rules?.open).toBe(false);
  });

  it('begin with a template, which knows what the house has said of itself: only an empty one', async () => {
    await open({ ...BARE, about: ABOUT });
    expect(screen.queryByRole('button', { name: 'Begin with a template: Terms' })).toBeNull();
    await userEvent.click(template('Imprint'));
    expect(field('Imprint').value).toMatch(/^Gasthaus am Kanal\nUferstr\. 12, 10999 Berlin\n\nPhone: \+49 30 123456\n/);
    expect(document.activeElement).toBe(field('Imprint'));
    expect(screen.queryByRole('button', { name: 'Begin with a template: Imprint' })).toBeNull();
    await userEvent.click(template('Privacy'));
    expect(field('Privacy').value).toMatch(/deleted 30 days after it/);
    expect(field('Privacy').value).toMatch(/Google Firebase/);
    expect(field('Terms').value).toBe('Pay.');
  });

  it('say how many gaps are left, and are saved with them', async () => {
    await open();
    await userEvent.click(template('Imprint'));
    expect(field('Imprint').value).toMatch(/^\[name of the house\]\n\[street and number, postcode and town\]/);
    expect(screen.getByText('8 gaps in [brackets] are left to fill in.')).toBeDefined();
    await userEvent.clear(field('Imprint'));
    await userEvent.type(field('Imprint'), 'Kanal, [[phone]');
    expect(screen.getByText('One gap in [brackets] is left to fill in.')).toBeDefined();
    await save();
    await screen.findByText('Pages saved. One gap in [brackets] is left.');
    expect(sent).toMatchObject([{ imprint: 'Kanal, [phone]' }]);
  });

  it('lead to the next gap, which is marked so that it can be typed over', async () => {
    await open({ ...BARE, about: { ...ABOUT, address: '' } });
    await userEvent.click(template('Imprint'));
    const gap = (): string => {
      const { value, selectionStart, selectionEnd } = field('Imprint');
      return value.slice(selectionStart, selectionEnd);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Next gap: street and number, postcode and town' }));
    expect([document.activeElement, gap()]).toEqual([field('Imprint'), '[street and number, postcode and town]']);
    await userEvent.keyboard('Uferstr. 12');
    await userEvent.click(screen.getByRole('button', { name: 'Next gap: email address' }));
    expect(gap()).toBe('[email address]');
  });

  it('can be seen as guests read them, once they are written', async () => {
    await open();
    const links = (): readonly (string | null)[] =>
      screen.queryAllByText('See it').map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/terms']);
    await userEvent.type(field('Imprint'), 'Kanal');
    expect(links()).toEqual(['/terms']);
    await save();
    await screen.findByText('Pages saved');
    expect(links()).toEqual(['/imprint', '/terms']);
  });

  it('are not sent with a text that is too long: that is said at its field', async () => {
    await open();
    fireEvent.change(field('Terms'), { target: { value: 'x'.repeat(20_001) } });
    await save();
    expect(await screen.findByText(/^A text of at most 20,000 characters/)).toBeDefined();
    expect(marksOf(field('Terms'))).toMatchObject({ isMarked: true, hasFocus: true });
    expect(sent).toEqual([]);
  });

  it('say that another admin was faster, keep what is typed, and load theirs when that is wanted', async () => {
    await open();
    answers.push(
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    );
    await userEvent.type(field('Imprint'), 'Kanal');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Another admin has changed/);
    expect(field('Imprint').value).toBe('Kanal');
    stored = { ...stored, version: 9, imprint: 'Theirs' };
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    await screen.findByDisplayValue('Theirs');
  });

  it('that could not be read say so, and are asked for again', async () => {
    answers.push(new Response(null, { status: 503 }));
    renderPart(PagesForm, BARE);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Imprint' })).toBeDefined();
  });
});
