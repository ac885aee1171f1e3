/** Whether what this build says is written from right to left: its pages then have `dir="rtl"`, and are mirrored. */
export const IS_RTL = import.meta.env.VITE_DIR === 'rtl';

/** The arrow keys that lead along a line, as one reads. */
export const ARROW_ONWARD = IS_RTL ? 'ArrowLeft' : 'ArrowRight';
export const ARROW_BACK = IS_RTL ? 'ArrowRight' : 'ArrowLeft';
