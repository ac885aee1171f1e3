/** Where the site keeps the issued token. */
export const TOKEN_STORAGE_KEY = 'accessToken';

/** Key of older versions of the site; removed at sign-out. */
export const OLD_TOKEN_STORAGE_KEY = 'Token';

/** Where the site keeps name and email of the person signed in. */
export const PERSON_STORAGE_KEY = 'person';

/** Where the site keeps how the house reaches the person signed in. */
export const CONTACT_STORAGE_KEY = 'contact';
