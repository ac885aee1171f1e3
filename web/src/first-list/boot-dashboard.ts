import { askFirstList, rememberEarlyAnswer } from './ask-first-list.ts';
import { knownSession } from '../data/known-person.ts';
import { fillRows, type FirstListBlock } from './fill-rows.ts';
import { findLanguage } from '../lib/find-language.ts';
import { isUnsaid, metHouse, NAMELESS_MS } from '../lib/house-memory.ts';
import { sayHouse } from '../first-paint/say-house.ts';
import { afterPaint, makeStart } from '../first-paint/start-main.ts';

// The first script of a dashboard page: it asks for the page's first list and shows its rows in words, while the main
// script is on its way. prerender/build.ts inlines this script.

sayRemembered();
void findLanguage(NAMELESS_MS);
void showFirstList();
afterPaint(makeStart(() => Promise.resolve()));

/** The name of the house, which staff's pages learn with its settings. */
function sayRemembered(): void {
  const met = metHouse();
  if (isUnsaid() && met !== undefined) sayHouse(met);
}

/** Asks as first-session.ts would, which takes the answer over. */
async function showFirstList(): Promise<void> {
  const described = document.getElementById('first-list')?.textContent;
  const place = document.querySelector('[data-first-list]'); // of this HTML: React replaces it with all around it
  const known = knownSession();
  if (!described || !place || known === null || location.search !== '') return;
  const block = JSON.parse(described) as FirstListBlock;
  const answer = askFirstList(block.list, known);
  rememberEarlyAnswer({ list: block.list, token: known.token, answer });
  const rows = (await answer)?.lists.toReversed().flatMap((list) => list.rows) ?? [];
  if (rows.length > 0) place.innerHTML = fillRows(block, rows);
}
