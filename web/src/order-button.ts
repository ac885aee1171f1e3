import type { HouseNowDto } from '@foodhouse/domain';

// The order button on pages of other sites: docs/order-button.md. Each of its links is a whole link before this runs, and stays
// one whatever fails. It asks one question without cookies, stores nothing, and leaves no name in the page.

/** With what the server and the CDN keep, less than a minute passes until a page says that the house has closed. */
const EVERY_MS = 45_000;
const GIVEN_UP_MS = 8000;

/** Stronger than what a page says of all its links, also of visited ones. A border is seen where colours are forced. */
const LOOK =
  'a.foodhouse-button[href]{display:inline-block;padding:.75em 1.5em;border:2px solid transparent;border-radius:.75em;' +
  'background:#b5391a;color:#fff;font:700 1rem/1.25 system-ui,sans-serif;text-align:center;text-decoration:none}' +
  'a.foodhouse-button[href]:hover{background:#8f2a10}' +
  '.foodhouse-button>span{display:block;font-size:.875em;font-weight:400}';

/** A link knows which script speaks in it: a page may have several, also of several houses. */
type ButtonLink = HTMLAnchorElement & { foodhouse?: HTMLScriptElement };

const own =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/order-button.js"]');

if (own) begin(own);

function begin(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src);

  let asked = 0;

  function follow(): void {
    const links = document.visibilityState === 'hidden' ? [] : linksOf(script, origin);
    if (links.length === 0) return;
    asked += 1;
    const number = asked;
    void ask(origin).then((now) => {
      if (number === asked) say(links, now);
    });
  }

  const beside = script.previousElementSibling;
  // For editors that take such attributes away.
  if (beside instanceof HTMLAnchorElement && beside.dataset['foodhouse'] === undefined)
    beside.dataset['foodhouse'] = '';
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', follow);
  else follow();
  document.addEventListener('visibilitychange', follow);
  setInterval(follow, EVERY_MS);
}

/** Those that lead to the house of this script, and that no other speaks in. */
function linksOf(script: HTMLScriptElement, origin: string): readonly ButtonLink[] {
  const links = [...document.querySelectorAll<ButtonLink>('a[data-foodhouse]')].filter(
    (link) => link.origin === origin && (link.foodhouse ?? script) === script,
  );
  for (const link of links) {
    link.foodhouse = script;
    if (link.dataset['foodhouse'] !== 'plain') dress(link);
  }
  return links;
}

function dress(link: HTMLElement): void {
  link.classList.add('foodhouse-button');
  if (document.querySelector('style[data-foodhouse]')) return;
  const style = document.createElement('style');
  style.dataset['foodhouse'] = '';
  style.textContent = LOOK;
  document.head.prepend(style);
}

/** @returns null where it cannot be known */
async function ask(origin: string): Promise<HouseNowDto | null> {
  try {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      stop.abort();
    }, GIVEN_UP_MS);
    const answer = await fetch(`${origin}/api/house/now`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    });
    const now = answer.ok ? ((await answer.json()) as HouseNowDto) : null;
    clearTimeout(timer);
    return now;
  } catch {
    return null;
  }
}

/** Nothing where the house does not answer: what it said before may be over. */
function say(links: readonly ButtonLink[], now: HouseNowDto | null): void {
  const words = now?.state?.words;
  const state = now?.closed === null ? 'open' : now?.closed ? 'closed' : '';
  for (const link of links) {
    link.dataset['foodhouseState'] = state;
    let place = link.querySelector<HTMLElement>('[data-foodhouse-words]');
    if (!place) {
      place = document.createElement('span');
      place.dataset['foodhouseWords'] = '';
      link.append(place);
    }
    place.lang = now?.locale ?? 'en';
    place.textContent = typeof words === 'string' ? ` ${words}` : '';
  }
}
