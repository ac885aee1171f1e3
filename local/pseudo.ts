import { parse, type Token } from '@messageformat/parser';

/** A language for tests alone: English made longer, in brackets. */
export const PSEUDO = 'en-XA';

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ó',
    u: 'ú',
    A: 'Á',
    E: 'É',
    I: 'Í',
    O: 'Ó',
    U: 'Ú',
    c: 'ç',
    n: 'ñ',
    s: 'š',
  }),
);
/** How much longer the texts are than in English. */
const LONGER = 0.4;
const FILLING = ' ñéñ';

/** An English message in brackets, with accents, and longer: what stands on a page without brackets is in no catalogue. */
export function pseudo(message: string): string {
  let accented = '';
  let at = 0;
  let letters = 0;
  const take = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'plural' || token.type === 'select')
        for (const { tokens: within } of token.cases) take(within);
      if (token.type !== 'content') continue;
      const { offset, text } = token.ctx;
      accented += message.slice(at, offset) + text.replaceAll(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? letter);
      at = offset + text.length;
      letters += text.length;
    }
  };
  take(parse(message));
  const filling = FILLING.repeat(Math.ceil((letters * LONGER) / FILLING.length));
  return `[${accented}${message.slice(at)}${filling}]`;
}
