/**
 * Makes everything that waits for the server retry now. Firestore's SDK and our reachability retry on the `online`
 * event; without it the SDK would wait for up to a minute between two attempts.
 */
export function tryAgain(): void {
  dispatchEvent(new Event('online'));
}
