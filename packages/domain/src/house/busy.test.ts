import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { houseNow } from './now.ts';

const HOUSE = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' };
const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+02:00`);

/** What guests read of a house that is busy until then. */
function read(plusMinutes: number, untilMs: number, nowMs: number): string | undefined {
  return houseNow({ ...HOUSE, busy: { plusMinutes, untilMs } }, nowMs).busy?.sentence;
}

describe('a house that is busy', () => {
  it.each([
    [
      'how long it lasts, by the house’s clock',
      20,
      at('20:15'),
      at('19:15'),
      'Busy: about 20 minutes longer until 20:15.',
    ],
    ['one minute as one', 1, at('20:15'), at('19:15'), 'Busy: about 1 minute longer until 20:15.'],
    ['no end on another day', 30, at('20:15') + 86_400_000, at('20:15'), 'Busy: about 30 minutes longer.'],
    ['nothing from its end on', 20, at('20:15'), at('20:15'), undefined],
  ])('says %s', (_what, plusMinutes, untilMs, nowMs, sentence) => {
    expect(read(plusMinutes, untilMs, nowMs)).toBe(sentence);
  });

  it('says nothing of it while it is closed', () => {
    const busy = { plusMinutes: 20, untilMs: at('20:15') };
    const shut = { ...HOUSE, busy, hours: { pickup: [] } };
    expect(houseNow(shut, at('19:15'))).toMatchObject({ closed: { reason: 'hours' }, busy: null });
  });

  it('is none in a house that has set nothing', () => {
    const usual = {
      closed: null,
      busy: null,
      lastOrders: null,
      away: [],
      isTaxOnTop: false,
      locale: null,
      about: null,
      colors: null,
      home: null,
      state: null,
      today: null,
    };
    const atConfirm = { orderWords: 'confirm', writtenPages: [], askConsent: false, asks: null };
    expect(houseNow(DEFAULT_SETTINGS, at('19:15'))).toEqual({ ...usual, ...atConfirm });
  });
});
