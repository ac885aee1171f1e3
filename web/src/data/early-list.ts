// The first script of a page asks for the first list of the dashboard, and hands the answer to the main script through
// the global object: the first script is a bundle of its own.

/** Stands for the uid of the person who opens the page, in the route of a first list. */
export const OWN_UID = 'UID';

interface EarlyList {
  readonly path: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

const handover = globalThis as { earlyList?: EarlyList };

export function rememberEarlyList(early: EarlyList): void {
  handover.earlyList = early;
}

/** The answer that the first script asked for, if it is the one for this route and this token. */
export function earlyAnswer(path: string, token: string): Promise<Response> | null {
  const early = handover.earlyList;
  return early?.path === path && early.token === token ? early.answer : null;
}
