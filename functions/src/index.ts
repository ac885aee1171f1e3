import { onRequest, type HttpsFunction, type HttpsOptions } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteUserCallable } from './callables/delete-user.ts';
import { setUserRoleCallable } from './callables/set-user-role.ts';
import { realPorts, warmUp } from './compose.ts';
import { refuseEmulatorsInProduction, requiresAppCheck, requiresVerifiedEmail } from './config.ts';
import { createApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import { ROUTES } from './http/routes/index.ts';
import { minInstancesOf, runtimeOf } from './runtime.ts';
import { runDeployedTick } from './triggers/tick.ts';

// A process that must not serve, or has invalid settings, ends before the first request.
refuseEmulatorsInProduction(process.env);
requiresVerifiedEmail(process.env);
requiresAppCheck(process.env);
const runtime = runtimeOf(process.env);

export const api = serve('api', ROUTES, { minInstances: minInstancesOf(process.env) });
export const setUserRole = serve('setUserRole', [setUserRoleCallable]);
export const deleteUser = serve('deleteUser', [deleteUserCallable]);

/** The scheduled job. A failed tick is not retried: the next one is a minute away. */
export const tick = onSchedule({ ...runtime, maxInstances: 1, schedule: 'every 1 minutes', timeoutSeconds: 60 }, () =>
  runDeployedTick(),
);

// The platform and the emulators name the function that this process serves; at deployment nothing is named.
if (process.env['FUNCTION_TARGET'] !== undefined) void warmUp();

/** @param name of the function, for the audit and the log */
function serve(name: string, routes: readonly Route[], options: HttpsOptions = {}): HttpsFunction {
  // The app answers preflights itself, for the site's origins only; with emulators the SDK would allow any.
  const common = { ...runtime, timeoutSeconds: 30, maxInstances: 20, cors: false, invoker: 'public' } as const;
  return onRequest({ ...common, ...options }, createApp(realPorts, { name, routes }));
}
