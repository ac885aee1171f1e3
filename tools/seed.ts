// npm run seed: fills a running suite with the demo house; a second run changes nothing.
import { isPortOpen } from './ports.ts';
import { fail } from './fail.ts';
import { seedHouse } from './seed/seed-house.ts';
import { HOST, PORTS, PROJECT_ID, useSuiteEnvironment } from './suite.ts';

useSuiteEnvironment();
for (const [name, port] of [['Auth', PORTS.auth], ['Firestore', PORTS.firestore]] as const) {
  if (!(await isPortOpen(port))) fail(`${name} does not listen on ${HOST}:${port}: start the suite first, with npm run emulators.`);
}
const made = await seedHouse(PROJECT_ID);
console.log(made === 0 ? 'Nothing to seed: the demo house is there already.' : `Seeded the demo house: ${made} documents and accounts.`);
process.exit(0);
