// npm run seed: fills a running suite with the demo house; a second run changes nothing.
import { isPortOpen } from '../local/ports.ts';
import { fail } from './fail.ts';
import { startScript } from './options.ts';
import { seedHouse } from './seed/seed-house.ts';
import { HOST, PORTS, PROJECT_ID, pointAtSuite } from '../local/suite.ts';

startScript({
  call: 'npm run seed',
  does:
    'Fills a running suite with the demo house; a second run changes nothing.\n' +
    'API_PROJECT fills another demo project of the suite.',
});
pointAtSuite();
const needed = ['auth', 'firestore'] as const;
const open = await Promise.all(needed.map((name) => isPortOpen(PORTS[name])));
const missing = needed.find((_name, index) => !open[index]);
if (missing)
  fail(`${missing} does not listen on ${HOST}:${PORTS[missing]}: start the suite first, with npm run emulators.`);
const made = await seedHouse(process.env['GCLOUD_PROJECT'] ?? PROJECT_ID);
console.log(
  made === 0
    ? 'Nothing to seed: the demo house is there already.'
    : `Seeded the demo house: ${made} documents and accounts.`,
);
process.exit(0);
