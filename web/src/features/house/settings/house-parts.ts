/** The parts of the page in their order, each a form of its own, with their names in the hash of the address. */
export const PARTS = ['hours', 'services', 'orders', 'mealtimes', 'money', 'about', 'home', 'pages'] as const;
export type Part = (typeof PARTS)[number];

/** Of the page as it was before, which a bookmark may have. */
const FORMER: ReadonlyMap<string, Part> = new Map([
  ['taxes', 'money'],
  ['rules', 'orders'],
]);

/** @param hash of the address, such as `#money` */
export function partOf(hash: string): Part {
  const name = hash.slice(1);
  return PARTS.find((part) => part === name) ?? FORMER.get(name) ?? 'hours';
}
