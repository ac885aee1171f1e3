/** Where the site keeps the issued token. */
export const TOKEN_STORAGE_KEY = 'accessToken';

/** Key of older versions of the site; removed at sign-out. */
export const OLD_TOKEN_STORAGE_KEY = 'Token';

/** Where the site keeps name and email of the person signed in. */
export const PERSON_STORAGE_KEY = 'person';

/** Key of older versions of the site: how the house reaches the person signed in. Removed when a session ends. */
export const CONTACT_STORAGE_KEY = 'contact';

/** Where the site keeps what was sent and has no answer yet. Removed when a session ends, unless the server ended it. */
export const UNANSWERED_STORAGE_KEY = 'unanswered';

/** Where the site keeps the basket, and what was said with it. Removed at sign-out. */
export const BASKET_STORAGE_KEY = 'basket';

/** Where the site keeps which news of their orders somebody has seen: who, and until when. Removed when a session ends. */
export const SEEN_STORAGE_KEY = 'orders-seen';

/** Where a tab keeps the key of the invitation whose link it was opened with. */
export const INVITATION_STORAGE_KEY = 'invitation';
