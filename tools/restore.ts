// npm run restore -- --project ID --from FILE: writes the documents of a backup into an empty Firestore.
import { restore } from './backup/copy.ts';
import { databaseOf } from './backup/database.ts';
import { fail, sayWhy } from './fail.ts';
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
    overwrite: { kind: 'switch', what: 'also into a database that is not empty; its other documents stay' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
const file = options.from ?? fail(`--from: expected a file of npm run backup: ${USAGE}`);
try {
  const database = databaseOf(await sendTo(project), project);
  const { documents, readTime } = await restore(database, file, {
    overwrites: options.overwrite,
    onProgress: showProgress,
  });
  console.log(`${project} holds the ${documents} documents of ${file} again, as of ${readTime}, without accounts.`);
} catch (error) {
  fail(`The restore has not ended: ${sayWhy(error)}.`);
}
