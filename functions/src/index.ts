import { onRequest } from 'firebase-functions/https';
import { realPorts } from './compose.ts';
import { RUNTIME, SITE_ORIGINS } from './config.ts';
import { createApp } from './http/app.ts';

export const api = onRequest({ ...RUNTIME, cors: [...SITE_ORIGINS], invoker: 'public' }, createApp(realPorts));
export { setUserRole } from './callables/set-user-role.ts';
