// npm run api: the very same Express app in one process, against a running suite; for load, race and contract tests.
import { createServer } from 'node:http';
import { realPorts } from '../functions/src/compose.ts';
import { createApp } from '../functions/src/http/app.ts';
import { ROUTES } from '../functions/src/http/routes.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { API_ADDRESS, HOST, PORTS, pointAtSuite } from './suite.ts';

pointAtSuite();
if (!(await isPortOpen(PORTS.firestore)))
  fail(`Firestore does not listen on ${HOST}:${PORTS.firestore}: start the suite first, with npm run emulators.`);
const server = createServer(createApp(realPorts, { name: 'api', routes: ROUTES }));
server.once('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${PORTS.api} (api) is taken: end the program that uses it.` : error.message);
});
server.listen(PORTS.api, HOST, () => {
  console.log(`The API listens on ${API_ADDRESS}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
