/** How long a site may take to say whose it is. */
const PATIENCE_MS = 5000;

/**
 * Asks the site that is published how its house is called: its pages are built with that name. A site that does not answer,
 * such as one that is published for the first time, is built without it, and its pages ask.
 * @returns empty without a name
 */
export async function askHouseName(origin: string): Promise<string> {
  try {
    const response = await fetch(`${origin}/api/house/now`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return nameIn(await response.json());
  } catch {
    console.log(`${origin} does not say whose site it is: its pages are built without the name of the house.`);
    return '';
  }
}

/** @param answer of `/api/house/now` */
function nameIn(answer: unknown): string {
  const { about } = Object(answer) as { readonly about?: unknown };
  const { name } = Object(about) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}
