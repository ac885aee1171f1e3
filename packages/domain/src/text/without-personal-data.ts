/** What a text may hold of a person, most specific first. */
const PERSONAL: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[?#][^\s)'"]*?(?=:\d+(?::\d+)?|[\s)'"]|$)/g, ''], // the query of an address, not its line in a stack
  [/(\/track\/)[^\s)'"]+/g, '$1<link>'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '<token>'],
  // It begins where nothing of it is before: from every letter of a long word on it would be looked for to its end.
  [/(?<![^\s@/:<>"'(),;=])[^\s@/:<>"'(),;=]+@[^\s@/:<>"'(),;=]+\.[a-z]{2,}/gi, '<email>'],
  [/\+?\d(?:[ ()/-]?\d){6,}/g, '<number>'],
  // Ids of people and documents: long, and with a digit, which names of functions seldom have.
  [/\b(?=[A-Za-z]*\d)[A-Za-z0-9]{18,}\b/g, '<id>'],
];

/** A technical text, such as an error's stack, without queries of addresses, emails, tokens, ids and long numbers. */
export function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text);
}
