/**
 * Everything on the page that waits for the server asks it again now. Firestore's SDK and our own reachability take a network
 * that came back as a reason to; without it the SDK would wait for up to a minute between two attempts.
 */
export function tryAgain(): void {
  dispatchEvent(new Event('online'));
}
