// npm run person -- export|erase EMAIL|UID --project ID: all data about one person in a file, or out of the house.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS, isDocumentId, isSignUpEmail, normaliseEmail } from '@foodhouse/domain';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { realPorts } from '../functions/src/compose.ts';
import { fail, sayWhy } from './fail.ts';
import { projectNamed, useProject } from './operator-script.ts';
import { startScript } from './options.ts';
import { erasePerson } from './person/erase-person.ts';
import { exportOf } from './person/export-person.ts';
import { findPerson, personalDocuments } from './person/personal-documents.ts';

const USAGE = 'npm run person -- export|erase EMAIL|UID --project ID';
const OWNER_ONLY = 0o600;
const {
  options,
  rest: [act = '', given = ''],
} = startScript({
  call: 'npm run person',
  does:
    'export: all data about one person in a file, to hand to them.\n' +
    'erase: their account and reviews, and their name in every order, for ever. After an interruption repeat it.\n' +
    'A guest has no address: their UID is in their orders. A UID with an address means all of that address.',
  takes: 'export|erase EMAIL|UID',
  options: {
    project: { kind: 'text', value: 'ID', what: 'the project; demo-… are those of the suite on this machine' },
    to: { kind: 'text', value: 'FILE', what: 'of an export; left out: exports/EMAIL-TIME.json' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
const isAddress = given.includes('@');
if (isAddress ? !isSignUpEmail(given) : !isDocumentId(given))
  fail(`expected an email address, or the uid in somebody’s orders, got ${JSON.stringify(given)}: ${USAGE}`);
const name = isAddress ? normaliseEmail(given) : given;
if (act !== 'export' && act !== 'erase') fail(`expected export or erase, got ${JSON.stringify(act)}: ${USAGE}`);
await useProject(project);

try {
  const ports = await realPorts();
  const db = getFirestore();
  const person = await findPerson(db, getAuth(), name);
  if (act === 'export') {
    const documents = await personalDocuments(db, person);
    if (person.account === null && documents.length === 0) fail(`${project} holds nothing about ${name}.`);
    const file = options.to ?? `exports/${name}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    const text = JSON.stringify(exportOf(person, documents, Date.now()), null, 2);
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: OWNER_ONLY });
    console.log(`${file} holds the account and ${documents.length} documents of ${name}.`);
  } else {
    if (!isAddress && person.uids.length === 0 && !(await hasOrders(db))) fail(`${project} knows no ${name}.`);
    const { reviews, accounts, orders } = await erasePerson(ports, db, person);
    console.log(
      `${name} is erased from ${project}: accounts ${accounts}, reviews ${reviews}, orders of other accounts ${orders}.\n` +
        'Orders stay without a person. Backups hold what they held until they expire: docs/operations.md.',
    );
  }
  process.exit(0);
} catch (error) {
  fail(sayWhy(error));
}

/** Whether an erased uid was one: its orders stay. */
async function hasOrders(db: Firestore): Promise<boolean> {
  const orders = db.collection(COLLECTIONS.orders).where('userId', '==', name);
  return !(await orders.limit(1).get()).empty;
}
