import { localeTag } from '@foodhouse/domain';

const tag = localeTag().replace('-', '_');

/** The language of the page as shared links name it, such as `de_DE`; null for English: the specification's pages do not say it. */
export const SHARED_LOCALE = tag === 'en_US' ? null : tag;
