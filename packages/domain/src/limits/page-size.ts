/** The most entries that one page of a list holds; as many are sent where the request names no number. */
export const MAX_PAGE_SIZE = 100;
