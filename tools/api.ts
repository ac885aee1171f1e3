// npm run api: the same Express app in one process, on a running suite; for load, race and contract tests. API_PORT and
// API_PROJECT (demo projects only) start a second one beside it.
import { createServer } from 'node:http';
import { realPorts, warmUp } from '../functions/src/compose.ts';
import { createApp } from '../functions/src/http/app.ts';
import { ROUTES } from '../functions/src/http/routes/index.ts';
import { fail } from './fail.ts';
import { startScript } from './options.ts';
import { isPortOpen } from '../local/ports.ts';
import { HOST, PORTS, pointAtSuite } from '../local/suite.ts';

startScript({
  call: 'npm run api',
  does:
    'The same Express app in one process, against a running suite, until Ctrl-C.\n' +
    'API_PORT and API_PROJECT (demo projects alone) put a second one beside it.',
});
pointAtSuite();
const port = Number(process.env['API_PORT'] ?? PORTS.api);
if (!(await isPortOpen(PORTS.firestore)))
  fail(`Firestore does not listen on ${HOST}:${PORTS.firestore}: start the suite first, with npm run emulators.`);
const server = createServer(createApp(realPorts, { name: 'api', routes: ROUTES }));
server.once('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} (api) is taken: end the program that uses it.` : error.message);
});
void warmUp();
server.listen(port, HOST, () => {
  console.log(`The API listens on http://${HOST}:${port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
