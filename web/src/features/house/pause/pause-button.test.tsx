import { DEFAULT_SETTINGS, type HouseSettings } from '@foodhouse/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'react-hot-toast';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { LazyPauseDialog, PauseButton } from './pause-button.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BERLIN: HouseSettings = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' };
const house = vi.hoisted(() => ({ settings: null as HouseSettings | null }));
vi.mock('./use-live-settings.ts', () => ({ useLiveSettings: () => house.settings }));

const MINUTE_MS = 60_000;
let sent: unknown[];
let answer: () => Promise<Response>;

beforeAll(() => LazyPauseDialog.load());

beforeEach(() => {
  houseServer();
  house.settings = BERLIN;
  sent = [];
  answer = async () => Response.json({ pause: null });
  vi.stubGlobal('fetch', (_address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(new Response());
    sent.push(parseBody(body));
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const open = async (name: RegExp): Promise<void> => {
  render(
    <>
      <PauseButton />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const pausedFor = (minutes: number | null): HouseSettings => ({
  ...BERLIN,
  pause: {
    services: ['pickup'],
    untilMs: minutes === null ? null : serverNowMs() + minutes * MINUTE_MS,
    message: 'The oven is full',
  },
});

describe('the button for a pause', () => {
  it('pauses for half an hour, with words for guests, and says when the house opens itself', async () => {
    await open(/^Pause ordering$/);
    expect(screen.getByText(/^Ordering reopens at .*\d\d:\d\d\.$/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Message to guests/), '  The fryer broke ');
    await press('Pause');
    await screen.findByText(/^No new orders until /);
    expect(sent).toEqual([{ minutes: 30, message: 'The fryer broke' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pauses until the business day of the house ends', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-06-09T23:50:00+02:00'), toFake: ['Date'] });
    await open(/^Pause ordering$/);
    await userEvent.click(
      within(screen.getByRole('group', { name: 'For how long' })).getByRole('button', { name: 'Rest of the day' }),
    );
    expect(screen.getByText(/^Ordering reopens at Wed 04:00\.$/)).toBeTruthy();
    await press('Pause');
    await vi.waitFor(() => {
      expect(sent).toEqual([{ minutes: 250 }]);
    });
  });

  it('says until when the house is paused, and takes orders again', async () => {
    house.settings = pausedFor(20);
    await open(/^Paused until .*\d\d:\d\d: change$/);
    expect(screen.getByText(/Guests read: “The oven is full”$/)).toBeTruthy();
    await press('Take orders again');
    await screen.findByText('The house takes orders again');
    expect(sent).toEqual([{ minutes: 0 }]);
  });

  it.each([
    ['paused', { pause: pausedFor(20).pause }, /^Paused until .*\d\d:\d\d$/],
    ['busy', { busy: { plusMinutes: 10, untilMs: serverNowMs() + 20 * MINUTE_MS } }, /^Busy \+10 until .*\d\d:\d\d$/],
  ])('keeps the words of a %s house clear of its round ends', (_what, settings, words) => {
    house.settings = { ...BERLIN, ...settings };
    render(<PauseButton />);
    expect(parseFloat(getComputedStyle(screen.getByText(words)).maxWidth)).toBeLessThanOrEqual(108 - 2 * 12);
  });

  it('makes the house busy for an hour by one touch, with the promise that comes of it', async () => {
    house.settings = { ...BERLIN, prepMinutes: 20 };
    await open(/^Pause ordering$/);
    await press('+20 ~40 min');
    await screen.findByText(/^Busy: 20 minutes longer until .*\d\d:\d\d$/);
    expect(sent).toEqual([{ minutes: 60, plusMinutes: 20 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes it busy until the business day ends, and says so; a touch makes it as usual again', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-06-09T23:50:00+02:00'), toFake: ['Date'] });
    house.settings = { ...BERLIN, busy: { plusMinutes: 10, untilMs: Date.parse('2026-06-10T00:20:00+02:00') } };
    await open(/^Busy \+10 until Wed 00:20: change$/);
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Busy for how long' })).getByRole('button', { name: 'Rest of the day' }),
    );
    await press('+30 min');
    await press('Busy +10 until Wed 00:20: change');
    await press('As usual again');
    await screen.findByText('The house is as usual again');
    expect(sent).toEqual([{ minutes: 250, plusMinutes: 30 }, { minutes: 0 }]);
  });

  it('says a pause rather than that the house is busy, and knows no busyness that has ended', async () => {
    house.settings = { ...pausedFor(20), busy: { plusMinutes: 10, untilMs: serverNowMs() + MINUTE_MS } };
    const { unmount } = render(<PauseButton />);
    expect(screen.getByRole('button', { name: /^Paused until / })).toBeTruthy();
    unmount();
    house.settings = { ...BERLIN, busy: { plusMinutes: 10, untilMs: serverNowMs() - 1 } };
    render(<PauseButton />);
    expect(screen.getByRole('button', { name: 'Pause ordering' })).toBeTruthy();
  });

  it('says that somebody has to end a pause without an end', async () => {
    house.settings = pausedFor(null);
    await open(/^Paused: change$/);
    expect(screen.getByText(/^Until somebody ends it\./)).toBeTruthy();
  });

  it('knows no pause that has ended', async () => {
    house.settings = pausedFor(-1);
    await open(/^Pause ordering$/);
    expect(screen.queryByRole('button', { name: 'Take orders again' })).toBeNull();
  });

  it('pauses while nobody knows the clock of the house', async () => {
    house.settings = null;
    await open(/^Pause ordering$/);
    await press('15 min');
    await press('Pause');
    await screen.findByText('No new orders');
    expect(sent).toEqual([{ minutes: 15 }]);
  });

  it('stays open with what was typed when there is no answer', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    await open(/^Pause ordering$/);
    await userEvent.type(screen.getByLabelText(/^Message to guests/), 'Back soon');
    await press('Pause');
    expect((await screen.findByRole('alert')).textContent).toMatch(/hear back/);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to guests/).value).toBe('Back soon');
    answer = async () => Response.json({ pause: null });
    await press('Pause');
    await screen.findByText(/^No new orders until /);
    expect(sent).toHaveLength(2);
  });
});
