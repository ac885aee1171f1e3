import * as texts from './texts.ts';

const COUNT = '\0';
const [before = '', after = ''] = texts.left({ count: COUNT }).split(COUNT);

/** What a language says before and after the portions that are left, as CSS has it in `content`: nothing, and `" left"`. */
export const LEFT_CONTENT = { before: JSON.stringify(before), after: JSON.stringify(after) } as const;
