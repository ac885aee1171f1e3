import type { CellStyle, Column } from '../../../ui/data-table/column.ts';
import { STANDING } from '../details/order-styles.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/**
 * Rows of many lines are read from their first line on: all cells begin there, their words in the middle of the buttons beside
 * them. On a phone the card begins with token and time, and the foods have its width.
 */
export function fromTheTop<T>(column: Column<T>): Column<T> {
  const { paddingTop = '3px', standing = paddingTop, ...places } = TOPS[column.label] ?? {};
  return {
    ...column,
    sx: { ...column.sx, verticalAlign: 'top', paddingTop, ...places.sx },
    tabletSx: {
      ...column.tabletSx,
      alignSelf: 'start',
      paddingTop,
      ...places.tabletSx,
      [STANDING]: { ...standingOf(column), alignSelf: 'start', paddingTop: standing },
    },
    phoneSx: { ...column.phoneSx, ...places.phoneSx },
  };
}

function standingOf({ tabletSx }: Pick<Column<never>, 'tabletSx'>): CellStyle | undefined {
  return tabletSx && STANDING in tabletSx ? (tabletSx as Record<typeof STANDING, CellStyle>)[STANDING] : undefined;
}

interface Top extends Pick<Column<never>, 'sx' | 'tabletSx' | 'phoneSx'> {
  readonly paddingTop?: string;
  /** On a tablet that stands, where it is in the second line. */
  readonly standing?: string;
}

/** Where a phone has no room for both beside the time, under the token. */
const NARROW = '@media (max-width: 359.95px)';

const TOPS: Readonly<Record<string, Top>> = {
  [texts.image()]: { phoneSx: { display: 'none' } },
  [common.food()]: { paddingTop: '15px', sx: { paddingBottom: '10px' } },
  [common.email()]: { paddingTop: '15px', standing: '5px', tabletSx: { paddingTop: '3px' } },
  [common.token()]: {
    paddingTop: '11px',
    standing: '3px',
    tabletSx: { gridArea: 'token', top: 0 },
    phoneSx: { alignSelf: 'start' },
  },
  [texts.status()]: {
    paddingTop: '11px',
    standing: '3px',
    tabletSx: { gridArea: 'status', top: 0, paddingTop: '3px' },
    phoneSx: {
      justifySelf: 'start',
      alignSelf: 'start',
      [NARROW]: { gridColumn: 'token', marginTop: '36px' },
    },
  },
  [texts.action()]: { phoneSx: { gridArea: '4 / 1 / auto / -1' } },
};
