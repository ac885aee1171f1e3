// npm run grant-admin -- someone@example.com --project ID: makes the first admin of a project, with the operator's own
// credentials. The person must have signed up before. Projects named demo-… are those of the suite on this machine.
import { randomUUID } from 'node:crypto';
import { parseSetUserRoleRequest } from '@foodhouse/domain';
import { realPorts } from '../functions/src/compose.ts';
import { beginHouse } from '../functions/src/services/house/begin-house.ts';
import { setUserRole } from '../functions/src/services/people/set-user-role.ts';
import { fail, sayWhy } from './fail.ts';
import { projectNamed, useProject } from './operator-script.ts';
import { startScript } from './options.ts';

const USAGE = 'npm run grant-admin -- someone@example.com --project ID';
const {
  options,
  rest: [email = ''],
} = startScript({
  call: 'npm run grant-admin',
  does: 'Makes the first admin of a project, with your own credentials. They must have signed up before.',
  takes: 'EMAIL',
  options: {
    project: { kind: 'text', value: 'ID', what: 'the project; demo-… are those of the suite on this machine' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
const request = parseSetUserRoleRequest({ email, role: 'admin' });
if (!request.ok) fail(`expected an email address, got ${JSON.stringify(email)}: ${USAGE}`);
await useProject(project);

try {
  const ports = await realPorts();
  if (!(await ports.accounts.byEmail(email))) {
    fail(`${email} has no account in ${project}: sign up on the site first, then run this again.`);
  }
  const operator = { uid: 'operator', email: '', role: 'admin', requestId: randomUUID() } as const;
  const outcome = await setUserRole(ports, operator, request.value);
  if (outcome.status === 'refused') fail(outcome.message);
  console.log(
    outcome.value.modifiedCount > 0
      ? `${email} is an admin of ${project} now. The site shows it within seconds, without a new login.`
      : `${email} is an admin of ${project} already.`,
  );
  const begun = await beginHouse(ports, operator);
  if (begun.status === 'refused') fail(begun.message);
  if (begun.value)
    console.log('The house is not open yet. Its admin finds the set-up on the dashboard: /dashboard/setup');
  process.exit(0);
} catch (error) {
  fail(sayWhy(error));
}
