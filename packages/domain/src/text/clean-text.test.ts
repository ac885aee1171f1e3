import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, isVisible, tidyText } from './clean-text.ts';
import { isSafeText } from './safe-text.ts';

describe('a text', () => {
  it.each([
    ['a control character', 'a\u0007b'],
    ['an override of direction', 'a\u202eb'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['a line separator', 'a\u2028b'],
    ['half a letter', 'a\ud800b'],
  ])('is unsafe with %s', (_what, text) => {
    expect(isSafeText(text)).toBe(false);
  });

  it.each(['Bánh mì', '麺', '👩‍🍳', 'می‌خواهم', 'two\nlines'])('is safe and visible: %j', (text) => {
    expect(isSafeText(text)).toBe(true);
    expect(isVisible(text)).toBe(true);
  });

  it.each(['', ' ', '\u200b', '\u2060\u200b', '\u3164', '\u2800', '\ufe0f', '\u00ad', '\u{e0041}'])(
    'has no visible character and is stored as empty: %j',
    (text) => {
      expect(isVisible(text)).toBe(false);
      expect(tidyText(text)).toBe('');
    },
  );

  it('is stored in NFC, trimmed of invisible characters', () => {
    expect(tidyText(' \u200bBa\u0301nh mi\u0300\u2060 ')).toBe('Bánh mì');
    expect(tidyText('❤\ufe0f')).toBe('❤\ufe0f');
  });
});

describe('a line from another system', () => {
  it('loses unsafe characters and keeps the rest', () => {
    expect(cleanLine('\u202eAnn\u0000 \n Lee\u2028', 80)).toBe('Ann Lee');
    expect(cleanLine('\ud800Ann', 80)).toBe('\ufffdAnn');
    expect(cleanLine('\u2060\u200b', 80)).toBe('');
  });

  it('is cut between two letters', () => {
    expect(cleanLine('x'.repeat(2000), 80)).toBe('x'.repeat(80));
    expect(cleanLine(`${'x'.repeat(79)}🍜`, 80)).toBe('x'.repeat(79));
  });

  it('is safe, short, on one line and unchanged by a second cleaning, for any input', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('\ud800', '\u2028', 'a', '🍜', ' ') }),
        ),
        (text) => {
          const line = cleanLine(text, 20);
          expect(isSafeText(line)).toBe(true);
          expect(line).not.toMatch(/[\t\n\r]/);
          expect(line.length).toBeLessThanOrEqual(20);
          expect(cleanLine(line, 20)).toBe(line);
        },
      ),
    );
  });
});
