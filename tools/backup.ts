// npm run backup -- --project ID [--to FILE]: every document of Firestore, as it is at one moment, in a file.
import { backUp } from './backup/copy.ts';
import { databaseOf } from './backup/database.ts';
import { lastingMoment } from './backup/lasting-moment.ts';
import { fail, sayWhy } from './fail.ts';
import { isDemo } from './operator.ts';
import { projectNamed, sendTo, showProgress } from './operator-script.ts';
import { startScript } from './options.ts';

const USAGE = 'npm run backup -- --project ID';
const { options } = startScript({
  call: 'npm run backup',
  does:
    'Copies every document of Firestore, as it is at one moment, to a file. It holds names and addresses: keep it safe.\n' +
    'Accounts are not in it: npx firebase auth:export FILE --format=json --project ID.',
  options: {
    project: { kind: 'text', value: 'ID', what: 'the project; demo-… are those of the suite on this machine' },
    to: { kind: 'text', value: 'FILE', what: 'the new file; left out: backups/ID-TIME.ndjson' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
const file = options.to ?? `backups/${project}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.ndjson`;
try {
  const send = await sendTo(project);
  const at = isDemo(project) ? null : await lastingMoment(send, project, Date.now());
  const { documents, readTime } = await backUp(databaseOf(send, project), file, showProgress, at);
  console.log(`${file} holds the ${documents} documents of ${project} as of ${readTime}, without accounts.`);
} catch (error) {
  fail(`No backup was written: ${sayWhy(error)}.`);
}
