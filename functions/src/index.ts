import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { deleteUserCallable } from './callables/delete-user.ts';
import { setUserRoleCallable } from './callables/set-user-role.ts';
import { realPorts, warmUp } from './compose.ts';
import { RUNTIME } from './config.ts';
import { createApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import { ROUTES } from './http/routes.ts';

export const api = serve('api', ROUTES);
export const setUserRole = serve('setUserRole', [setUserRoleCallable]);
export const deleteUser = serve('deleteUser', [deleteUserCallable]);

// The platform and the emulators name the function that this process serves; nobody does when it is deployed.
if (process.env['FUNCTION_TARGET'] !== undefined) void warmUp();

/** @param name of the function, for the audit and the log */
function serve(name: string, routes: readonly Route[]): HttpsFunction {
  // The app answers preflights itself, for the site's origins alone; the SDK would allow any against emulators.
  return onRequest({ ...RUNTIME, cors: false, invoker: 'public' }, createApp(realPorts, { name, routes }));
}
