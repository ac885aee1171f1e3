/**
 * A window as low as one of 1280 by 1024 pixels at 400 per cent: bars that stay would leave no line of the page between them
 * (WCAG 1.4.10), so they scroll away.
 */
export const LOW_WINDOW = '@media (max-height: 320px)';

/** A window, as of a phone that lies on its side, in which a head and a foot that stay would leave little between them. */
export const SHORT_WINDOW = '@media (max-height: 479.95px)';
