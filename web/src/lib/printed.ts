import { keepStored, readStored } from './stored.ts';

// What this browser has printed, so that a second paper of an order is not taken for a second order.

const STORED_UNDER = 'printed';
/** More than a day's papers of a busy house. */
const MOST = 500;

/** @param paper what was printed, such as `ticket ` and the order's id */
export function wasPrinted(paper: string): boolean {
  return printed().includes(paper);
}

export function notePrinted(paper: string): void {
  const others = printed().filter((other) => other !== paper);
  keepStored(STORED_UNDER, [...others, paper].slice(-MOST).join('\n'));
}

function printed(): readonly string[] {
  return readStored(STORED_UNDER)?.split('\n') ?? [];
}
