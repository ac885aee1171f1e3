/** Where the site keeps the issued token. */
export const TOKEN_STORAGE_KEY = 'accessToken';

/** Where older versions of the site kept theirs: removed at sign-out. */
export const OLD_TOKEN_STORAGE_KEY = 'Token';
