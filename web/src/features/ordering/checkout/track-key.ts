// The key of a guest's link: the house never sees it before somebody follows the link.

/** A key of 128 bits. */
export function newTrackKey(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a link can be made: not where a page is not loaded over HTTPS. Then the order has none. */
export function canTrack(): boolean {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing in an insecure context
  return crypto.subtle !== undefined;
}

/** Its SHA-256. */
export async function digestOf(key: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
