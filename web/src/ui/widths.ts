// Widths of the window at which the layouts change.

/** Below, a food of the menu is a row; from there on a card. */
export const AS_ROW = '@media (max-width: 1199.95px)';

/** From here on every link of a bar or a rail is in sight; below, a menu holds some. */
export const WITH_LINKS = '@media (min-width: 768px)';
/**
 * From here on the rail has its labels beside the icons, but a chef's, whose tickets need the room (`data-rail`, lib/folded-rail.ts). A style for
 * where it has.
 */
export const withLabels = <S extends object>(style: S) =>
  ({ '@media (min-width: 1280px)': { 'html:not([data-rail="folded"]) &': style } }) as const;
