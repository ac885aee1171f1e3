const SHORT_BAR = '@media (min-width: 768px) and (max-width: 1199.95px)';
const OWN_LINE = '@media (max-width: 767.95px)';

/**
 * A button that says how something stands: in one word where the line is short, and in the room of its longest one, so that
 * nothing beside or below it moves.
 */
const stateBelow = (from: 'sm' | 'lg' | 'xl') =>
  ({
    button: {
      minWidth: { xs: 88, [from]: 108 },
      width: { xs: 88, [from]: 'auto' },
      px: { xs: '6px', [from]: 2 },
    },
    short: { display: { [from]: 'none' } },
    sign: { display: { xs: 'none', [from]: 'inline-block' } },
    long: { display: { xs: 'none', [from]: 'inline' } },
  }) as const;

/** A sign and a figure are enough where the line is short. */
const signsBelow = (from: 'sm' | 'lg') =>
  ({
    button: { minWidth: { xs: 44, [from]: 108 }, px: { xs: 1, [from]: 2 } },
    word: { display: { xs: 'none', [from]: 'inline' } },
    /** Of a sign that stands for the word. */
    sign: { display: { [from]: 'none' } },
    state: stateBelow(from),
  }) as const;

const ON_PHONES = signsBelow('sm');
const STATE_IN_LINE = stateBelow('lg');
/** A figure stands under its word. */
const STACKED = { width: 60, minWidth: 60, px: '4px', fontSize: '0.75rem', lineHeight: 1.1 } as const;

/** How a button of tools looks where it has this room. */
export const TOOL_ROOMS = {
  /** With few others: a sign on a phone. */
  page: ON_PHONES,
  /** Beside the figures of a day. */
  figures: { ...ON_PHONES, state: stateBelow('xl') },
  /** In a line with lists and totals. */
  line: signsBelow('lg'),
  /** In the one bar of the full screen; on a phone the tools have a line of their own there, and share it. */
  bar: {
    button: { ...ON_PHONES.button, [SHORT_BAR]: { minWidth: 44, px: 1 }, [OWN_LINE]: { flexGrow: 1 } },
    word: { [SHORT_BAR]: { display: 'none' } },
    sign: { ...ON_PHONES.sign, [SHORT_BAR]: { display: 'inline-block' } },
    state: {
      ...STATE_IN_LINE,
      button: { ...STATE_IN_LINE.button, [SHORT_BAR]: STACKED, [OWN_LINE]: { flexGrow: 1 } },
      short: { ...STATE_IN_LINE.short, [SHORT_BAR]: { whiteSpace: 'normal' } },
    },
  },
} as const;

export type ToolRoom = keyof typeof TOOL_ROOMS;
