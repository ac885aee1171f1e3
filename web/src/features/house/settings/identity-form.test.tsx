import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityForm } from './identity-form.tsx';
import { renderPart } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4, timeZone: 'Europe/Berlin' };
const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };

let sent: readonly HouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer());
});
afterEach(() => {
  delete document.documentElement.dataset['languages'];
  vi.useRealTimers();
});

const open = (house: HouseDto = BARE): void => {
  renderPart(IdentityForm, house);
};
const type = (label: string, text: string): Promise<void> => userEvent.type(screen.getByLabelText(label), text);
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save the house' }));

describe('the language of the house', () => {
  it('is not asked where the site was built in one', () => {
    open();
    expect(screen.queryByRole('radiogroup', { name: 'Language' })).toBeNull();
  });

  it('is chosen of those in which the site was built, and sent where it is another one', async () => {
    document.documentElement.dataset['languages'] = 'en de en-XA';
    open();
    const languages = screen.getByRole('radiogroup', { name: 'Language' });
    expect(languages.textContent.trim().split(/\s+/)).toEqual(['English', 'Deutsch']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await save();
    await screen.findByText('House saved');
    await type('Name of the house', ABOUT.name);
    await save();
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent.map(({ locale }) => locale)).toEqual(['de', 'de']);
  });
});

describe('who the house is', () => {
  it('is saved with the other settings as they are', async () => {
    open();
    await type('Name of the house', ABOUT.name);
    await type('Address', ABOUT.address);
    await type('Phone', ` ${ABOUT.phone} `);
    await save();
    await screen.findByText('House saved');
    expect(sent).toEqual([{ ...BARE, about: ABOUT }]);
  });

  it('has links, of which the empty ones are not sent', async () => {
    open({ ...BARE, about: { ...ABOUT, links: { instagram: 'https://www.instagram.com/kanal' } } });
    await type('Map link', ' https://maps.example.com/kanal');
    await userEvent.clear(screen.getByLabelText('Instagram link'));
    await save();
    await screen.findByText('House saved');
    expect(sent).toEqual([{ ...BARE, about: { ...ABOUT, links: { map: 'https://maps.example.com/kanal' } } }]);
  });

  it.each([
    ['Map link', 'javascript:alert(1)', 'A link to a map that begins with https://, up to 1000 characters'],
    ['Map link', 'http://maps.example.com/kanal', 'A link to a map that begins with https://, up to 1000 characters'],
    ['Instagram link', 'https://example.com/kanal', 'A link such as https://www.instagram.com/name'],
    ['TikTok link', '@@kanal', 'A link such as https://www.tiktok.com/name'],
  ])('is not sent with a wrong link, which is said at its field: %s as %s', async (label, address, words) => {
    open({ ...BARE, about: ABOUT });
    await type(label, address);
    await save();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(sent).toEqual([]);
  });

  it('has an accent, typed or picked, as a colour that the house takes', async () => {
    open({ ...BARE, about: ABOUT });
    expect(screen.getByLabelText<HTMLInputElement>('Accent colour').placeholder).toBe('#b5391a'); // the site's own
    await type('Accent colour', ' #1F5236 ');
    expect(screen.getByLabelText<HTMLInputElement>('Pick the accent colour').value).toBe('#1f5236');
    await save();
    await screen.findByText('House saved');
    fireEvent.change(screen.getByLabelText('Pick the accent colour'), { target: { value: '#fff9c4' } });
    expect(screen.getByLabelText<HTMLInputElement>('Accent colour').value).toBe('#fff9c4');
    await save();
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    await userEvent.clear(screen.getByLabelText('Accent colour'));
    await save();
    await waitFor(() => {
      expect(sent.map(({ about }) => about)).toEqual([
        { ...ABOUT, accent: '#1F5236' },
        { ...ABOUT, accent: '#fff9c4' },
        ABOUT,
      ]);
    });
  });

  it('says where an accent was mended, and that what is no colour is none', async () => {
    open({ ...BARE, about: ABOUT });
    expect(screen.queryByText(/so that it can be read/)).toBeNull();
    await type('Accent colour', '#fff9c4');
    expect(screen.getByText(/Light pages. Your colour is darker here/)).toBeTruthy();
    expect(screen.queryByText(/lighter here/)).toBeNull();
    await userEvent.clear(screen.getByLabelText('Accent colour'));
    await type('Accent colour', 'red;}');
    expect(screen.queryByText(/so that it can be read/)).toBeNull();
    await save();
    expect(await screen.findByText('A colour such as #b5391a')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Accent colour'));
    expect(sent).toEqual([]);
  });

  it('says what time it is in a time zone, and what a day is there, once that is chosen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T06:23:00Z') });
    open();
    expect(screen.getByText(/on the clock of Europe\/Berlin/)).toBeTruthy();
    expect(screen.getByText('now 08:23')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Time zone'));
    await type('Time zone', 'au');
    expect(screen.getByText(/on the clock of Europe\/Berlin/)).toBeTruthy();
    await userEvent.keyboard('ckl');
    expect(screen.getByText(/on the clock of Pacific\/Auckland/)).toBeTruthy();
    expect(screen.getByText('now 18:23')).toBeTruthy();
  });

  it('keeps a zone that has another name today', () => {
    open({ ...BARE, timeZone: 'Asia/Calcutta' });
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Asia/Calcutta');
  });

  it.each([
    ['kolkata', 'Asia/Kolkata'],
    ['kyiv', 'Europe/Kyiv'],
    ['ho chi', 'Asia/Ho_Chi_Minh'],
    ['calcutta', 'Asia/Calcutta'],
  ])('finds a zone by today’s name and by an older one: %s', async (typed, zone) => {
    open();
    await userEvent.clear(screen.getByLabelText('Time zone'));
    await type('Time zone', typed);
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe(zone);
  });

  it('is nothing once all fields are empty', async () => {
    open({ ...BARE, about: ABOUT });
    for (const label of ['Name of the house', 'Address', 'Phone'])
      // oxlint-disable-next-line no-await-in-loop -- one field after the other, as a person does
      await userEvent.clear(screen.getByLabelText(label));
    await save();
    await screen.findByText('House saved');
    expect(sent).toEqual([{ ...BARE, about: null }]);
  });

  it('is not sent with a wrong phone or without a name: each is said at its field', async () => {
    open();
    await type('Phone', 'call me');
    await save();
    expect(await screen.findByText('A phone number such as +49 30 123456')).toBeTruthy();
    expect(screen.getByText('The name of the house, up to 80 characters')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says that another admin was faster, and keeps what is typed', async () => {
    answers.push(
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    );
    open();
    await type('Name of the house', ABOUT.name);
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Another admin has changed/);
    expect(screen.getByLabelText<HTMLInputElement>('Name of the house').value).toBe(ABOUT.name);
  });

  it('has a clock, and is not sent with a wrong one', async () => {
    open();
    await userEvent.clear(screen.getByLabelText('Time zone'));
    await type('Time zone', 'Mars/Olympus');
    await userEvent.clear(screen.getByLabelText('A day begins at'));
    await type('A day begins at', 'dawn');
    await save();
    expect(screen.getByText('A time such as 04:00')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Europe/Berlin');
    expect(document.activeElement).toBe(screen.getByLabelText('A day begins at'));
    expect(sent).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Time zone'));
    await type('Time zone', ' Asia/Tokyo');
    await userEvent.clear(screen.getByLabelText('A day begins at'));
    await type('A day begins at', '5');
    await save();
    await screen.findByText('House saved');
    expect(sent).toEqual([{ ...BARE, about: null, timeZone: 'Asia/Tokyo', dayStart: '05:00' }]);
  });
});
