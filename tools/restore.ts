// npm run restore -- --project ID --from FILE: writes the documents of a backup into an empty Firestore, and no other.
import { regionOf, settingsOf } from '../local/house-settings.ts';
import { restore } from './backup/copy.ts';
import { databaseOf } from './backup/database.ts';
import { refuseWhileTicking } from './doctor/tick-job.ts';
import { fail, sayWhy } from './fail.ts';
import { isDemo } from './operator.ts';
import { projectNamed, sendTo, showProgress } from './operator-script.ts';
import { startScript } from './options.ts';

const USAGE = 'npm run restore -- --project ID --from FILE';
const { options } = startScript({
  call: 'npm run restore',
  does:
    'Writes the documents of a backup into an empty Firestore. After an interruption repeat it with the same file.\n' +
    'Accounts are not in it: npx firebase auth:import FILE --project ID.',
  options: {
    project: { kind: 'text', value: 'ID', what: 'the project; demo-… are those of the suite on this machine' },
    from: { kind: 'text', value: 'FILE', what: 'a file of npm run backup' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
const file = options.from ?? fail(`--from: expected a file of npm run backup: ${USAGE}`);
try {
  const send = await sendTo(project);
  if (!isDemo(project)) await refuseWhileTicking(send, project, regionOf(settingsOf(project)));
  const { documents, readTime } = await restore(databaseOf(send, project), file, showProgress);
  console.log(
    `${project} holds exactly the ${documents} documents of ${file} again, as of ${readTime}, without accounts.`,
  );
} catch (error) {
  fail(`The restore has not ended: ${sayWhy(error)}.`);
}
