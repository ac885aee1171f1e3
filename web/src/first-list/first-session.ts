import { addressHere } from '../lib/base.ts';
import { askFirstList, keepFirstLists, whenFirstListIsPainted } from './take-first-list.ts';
import { firstListOf } from './first-lists.ts';
import type { FirstList } from './ask-first-list.ts';
import { knownSession } from '../data/known-person.ts';
import { startSession } from '../data/session.ts';
import { currentEra, currentSession, publish } from '../data/session-store.ts';

/** After this long the page hydrates with an unknown session, so that its buttons work. */
const TIMEOUT_MS = 2000;

/**
 * Starts the session of a page of the dashboard, and resolves once it is known or late. Where the page begins with a
 * list of our own server, its answer confirms who is signed in, with which role, seconds before the identity SDK can:
 * that follows once the list is painted. Otherwise, or when the server refuses, the SDK decides as on any other page.
 */
export async function firstSession(): Promise<void> {
  if (currentSession().status !== 'loading') return;
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, TIMEOUT_MS);
  await Promise.race([begin(), isLate]);
}

async function begin(): Promise<void> {
  const isPlain = location.search === '';
  if (await isConfirmedByServer(isPlain ? firstListOf(addressHere()) : null))
    void whenFirstListIsPainted().then(startSession);
  else await startSession();
}

async function isConfirmedByServer(list: FirstList | null): Promise<boolean> {
  const startEra = currentEra();
  const known = knownSession();
  if (list === null || known === null) return false;
  const answer = await askFirstList(list, known);
  // Meanwhile the person may have signed out, or the SDK may have answered.
  if (currentEra() !== startEra || currentSession().status !== 'loading') return true;
  if (answer === null) return false;
  keepFirstLists(answer.lists);
  publish({ status: 'signed-in', user: { ...known.person, role: answer.role } });
  return true;
}
