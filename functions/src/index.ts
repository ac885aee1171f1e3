import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteUserCallable } from './callables/delete-user.ts';
import { setUserRoleCallable } from './callables/set-user-role.ts';
import { realPorts, warmUp } from './compose.ts';
import { refuseEmulatorsInProduction, requiresVerifiedEmail, RUNTIME } from './config.ts';
import { createApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import { ROUTES } from './http/routes.ts';
import { runTick } from './triggers/tick.ts';

// A process that must not serve, or has invalid settings, ends before the first request.
refuseEmulatorsInProduction(process.env);
requiresVerifiedEmail(process.env);

export const api = serve('api', ROUTES);
export const setUserRole = serve('setUserRole', [setUserRoleCallable]);
export const deleteUser = serve('deleteUser', [deleteUserCallable]);

/** The scheduled job. A failed tick is not retried: the next one is a minute away. */
export const tick = onSchedule(
  { region: RUNTIME.region, memory: RUNTIME.memory, maxInstances: 1, schedule: 'every 1 minutes', timeoutSeconds: 60 },
  () => runTick(),
);

// The platform and the emulators name the function that this process serves; at deployment nothing is named.
if (process.env['FUNCTION_TARGET'] !== undefined) void warmUp();

/** @param name of the function, for the audit and the log */
function serve(name: string, routes: readonly Route[]): HttpsFunction {
  // The app answers preflights itself, for the site's origins only; with emulators the SDK would allow any.
  return onRequest({ ...RUNTIME, cors: false, invoker: 'public' }, createApp(realPorts, { name, routes }));
}
