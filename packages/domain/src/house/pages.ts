import { initialOf, NUMBER, TEXT, type Fields, type ValueOf } from '../stored/field.ts';

/** The pages that the law asks of a house, by their names in the address, in the order of their links. */
export const HOUSE_PAGES = ['imprint', 'privacy', 'terms'] as const;
export type HousePage = (typeof HOUSE_PAGES)[number];

/** Plain text; empty where the house has not written it. */
const PAGE = { kind: TEXT, initially: '', privacy: 'business' } as const;

/** `house/pages`: apart from the settings, which every visitor reads. */
export const HOUSE_PAGES_FIELDS = {
  /** 0 until the house has written anything; each change is one more. */
  version: { kind: NUMBER, initially: 0, privacy: 'business' },
  imprint: PAGE,
  privacy: PAGE,
  terms: PAGE,
} as const satisfies Fields;

export interface HousePages extends ValueOf<typeof HOUSE_PAGES_FIELDS> {}

export const NO_HOUSE_PAGES: HousePages = initialOf(HOUSE_PAGES_FIELDS);

/** Those that have a text, in their order. */
export function writtenOf(pages: Readonly<Record<HousePage, string>>): readonly HousePage[] {
  return HOUSE_PAGES.filter((page) => pages[page] !== '');
}
