/** Where the site keeps the issued token. */
export const TOKEN_STORAGE_KEY = 'accessToken';

/** Key of older versions of the site; removed at sign-out. */
export const OLD_TOKEN_STORAGE_KEY = 'Token';
