/** Letters that other keyboards write in another way, where Unicode's decomposition leaves them. */
const LIKE: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '', // draws a word longer
};
const ALIKE = new RegExp(`[${Object.keys(LIKE).join('')}]`, 'g');

/** A text as every search compares it: without accents, in lower case, and with the letters that other keyboards have. */
export function foldedText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(ALIKE, (letter) => LIKE[letter] ?? '');
}
