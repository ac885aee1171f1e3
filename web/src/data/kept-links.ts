// What the service worker keeps of a guest's link. The page of every link is one file: it is kept under one address, and
// neither the order's id nor the key of the link (an old one has it in its path) stays in a cache.

/** Also in the folder of a language. */
const LINKS = /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/track(?=\/|$)/;

/** Whether an address is that of a link, or the one under which the page of all links is kept. */
export function isOfLink(address: string): boolean {
  return LINKS.test(new URL(address).pathname);
}

/** What a page is kept under: its own request, or one address for all links of a language. */
export function keptUnder<Asked extends { readonly url: string }>(request: Asked): Asked | string {
  const [page] = LINKS.exec(new URL(request.url).pathname) ?? [];
  return page === undefined ? request : new URL(page, request.url).href;
}

/** What is kept of an answer: a cache stores its address too, so that of a link becomes an answer of no address. */
export function keptOf(address: string, response: Response): Response {
  if (!isOfLink(address)) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Takes away what earlier versions kept of links: all but the one page whose answer has no address. */
export async function forgetLinks(cache: Pick<Cache, 'keys' | 'match' | 'delete'>): Promise<void> {
  const links = (await cache.keys()).filter(({ url }) => isOfLink(url));
  await Promise.all(
    links.map(async (request) => {
      const isOne = request.url === keptUnder(request);
      if (!isOne || (await cache.match(request))?.url !== '') await cache.delete(request);
    }),
  );
}
