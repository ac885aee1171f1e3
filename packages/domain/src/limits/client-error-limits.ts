/** How much is kept of each field of an error that a page sends, in UTF-16 units. */
export const CLIENT_ERROR_LIMITS = { name: 80, message: 500, stack: 4000, page: 200, build: 80 } as const;
