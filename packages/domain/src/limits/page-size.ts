/** The maximum and default number of entries on a page of a list. */
export const MAX_PAGE_SIZE = 100;
