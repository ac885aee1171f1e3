/** Everything that a page says to people, to their devices and to machines. Runs in the page. */
export function everythingSaid(): readonly string[] {
  const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const ofElements = [...document.querySelectorAll('body *')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const metas = [...document.querySelectorAll('meta')].map(({ content }) => content);
  const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) => it.textContent);
  const words = [...document.querySelectorAll('#root, noscript')].map((it) => it.textContent);
  return [document.title, ...metas, ...facts, ...words, ...ofElements];
}

/** A text of a page, and the element that says it. */
export interface SaidText {
  readonly by: string;
  readonly text: string;
}

/** The same as single texts: one that is said in several elements stands as a whole. Runs in the page. */
export function textsSaid(): readonly SaidText[] {
  // The lines for another site, and the currencies and zones of `Intl`.
  const UNSAID = 'script, style, template, noscript, pre, datalist';
  const ATTRIBUTES =
    'aria-label aria-description aria-roledescription aria-valuetext aria-placeholder alt title placeholder label data-label data-left data-unit';
  const isWhole = (text: string): boolean => {
    let open = 0;
    for (const [bracket] of text.matchAll(/[[\]]/g)) {
      open += bracket === '[' ? 1 : -1;
      if (open < 0) return false;
    }
    return open === 0;
  };
  const nameOf = (element: Element): string => {
    const id = element.id === '' ? '' : `#${element.id}`;
    const role = element.getAttribute('role');
    return element.tagName.toLowerCase() + id + (role === null ? '' : `[role=${role}]`);
  };
  const pathOf = (element: Element): string =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((one) => (one ? [nameOf(one)] : []))
      .join(' > ');
  const said: SaidText[] = [{ by: 'title', text: document.title }];
  const add = (by: string, text: string | null): void => {
    if (text !== null && text.trim() !== '') said.push({ by, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  add('meta', document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? null);
  const wholes = new Set<Element>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    let whole = node.parentElement;
    if (!whole || whole.closest(UNSAID) || (node.textContent ?? '').trim() === '') continue;
    while (!isWhole(whole.textContent) && whole.parentElement && whole.parentElement !== document.body)
      whole = whole.parentElement;
    // In an element that says a whole text, each piece of it does where it is whole itself.
    if (isWhole(node.textContent ?? '')) add(pathOf(node.parentElement ?? whole), node.textContent);
    else wholes.add(whole);
  }
  for (const whole of wholes) add(pathOf(whole), whole.textContent);
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ATTRIBUTES.split(' ')) add(`${pathOf(element)} ${name}`, element.getAttribute(name));
    if (element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type))
      add(pathOf(element), element.value);
    const [before = '', after = ''] = ['::before', '::after'].map((pseudo) => {
      const { content } = getComputedStyle(element, pseudo);
      return content.startsWith('"') ? content.replaceAll('"', '') : '';
    });
    // A number that stands in a text of styles is a part of it.
    if (isWhole(before) && isWhole(after)) for (const text of [before, after]) add(`${pathOf(element)} style`, text);
    else add(`${pathOf(element)} style`, before + element.textContent + after);
  }
  return said;
}

/** What stands on the pages of a house that has said nothing, and dollars. */
export const SAMPLES =
  /\$|Foodhouse|★|☆|\bNEW\b|7\.56|Fashion|Amara Diallo|Jonas Weber|Mei Lin|Pizza at midnight|Choose|Branding|Jobs|Press kit|One kitchen, cooking|food site|best food delivery|Discount voucher|Fast home delivery|Always make|near From You|Vagetable/;
