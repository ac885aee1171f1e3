import { inBrowser, inPage, inTab } from '../data/unanswered.ts';

/** What an earlier test sent without an answer. */
export function forgetUnanswered(): void {
  for (const store of [inBrowser, inTab, inPage]) for (const { key } of store.all()) store.forget(key);
}
