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

/** What stands on the pages of a house that has said nothing, and dollars. */
export const SAMPLES =
  /\$|Foodhouse|★|☆|\bNEW\b|7\.56|Fashion|Amara Diallo|Jonas Weber|Mei Lin|Pizza at midnight|Choose|Branding|Jobs|Press kit|One kitchen, cooking|food site|best food delivery|Discount voucher|Fast home delivery|Always make|near From You|Vagetable/;
