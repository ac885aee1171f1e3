import { isPortOpen } from '../../local/ports.ts';
import { PORTS } from '../../local/suite.ts';

/** These tests talk to the running suite. */
export default async function setup(): Promise<void> {
  if (await isPortOpen(PORTS.hosting)) return;
  throw new Error('These tests need the running suite: use npm test, or start it with npm start in another window.');
}
