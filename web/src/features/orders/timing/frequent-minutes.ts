/** The minutes that are promised most: one press each, and the keys 1 to 6. */
export const FREQUENT_MINUTES = [10, 15, 20, 30, 45, 60] as const;

/** Told to *Accept* by a key, with the minutes: whoever takes them prevents the default. */
export const PICK_MINUTES = 'pick-minutes';
