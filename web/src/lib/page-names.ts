import type { HousePage } from '@foodhouse/domain';
import * as site from '../texts.ts';

/** What the pages that the law asks for are called. */
export const PAGE_NAMES: Readonly<Record<HousePage, string>> = {
  imprint: site.imprint(),
  privacy: site.privacy(),
  terms: site.terms(),
};
