const SHORT_BAR = '@media (min-width: 768px) and (max-width: 1199.95px)';
const OWN_LINE = '@media (max-width: 767.95px)';

/** A sign and a figure are enough where the line is short; what is on is said in words. */
const signsBelow = (from: 'sm' | 'lg') =>
  ({
    button: { minWidth: { xs: 44, [from]: 108 }, px: { xs: 1, [from]: 2 } },
    word: { display: { xs: 'none', [from]: 'inline' } },
    /** Of a sign that stands for the word. */
    sign: { display: { [from]: 'none' } },
  }) as const;

const ON_PHONES = signsBelow('sm');

/** How a button of tools looks where it has this room. */
export const TOOL_ROOMS = {
  /** With few others: a sign on a phone. */
  page: ON_PHONES,
  /** In a line with lists and totals. */
  line: signsBelow('lg'),
  /** In the one bar of the full screen; on a phone the tools have a line of their own there, and share it. */
  bar: {
    button: { ...ON_PHONES.button, [SHORT_BAR]: { minWidth: 44, px: 1 }, [OWN_LINE]: { flexGrow: 1 } },
    word: { [SHORT_BAR]: { display: 'none' } },
    sign: { ...ON_PHONES.sign, [SHORT_BAR]: { display: 'inline-block' } },
  },
} as const;

export type ToolRoom = keyof typeof TOOL_ROOMS;
