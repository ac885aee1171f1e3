import { parseRegisterUserRequest, ROLES } from '@foodhouse/domain';
import { invalidFields } from '../services/outcomes.ts';
import { registerUser } from '../services/register-user.ts';
import { answer, sendRefusal } from './exchange.ts';
import { authorizationHeaders, passGate } from './gate.ts';
import { parameter, type RouteTable } from './route.ts';

export const userRoutes: RouteTable = {
  '/users/:email': {
    /** Public by design: the ID token in the body is the proof; a bearer, where one comes, must be the same person. */
    async put(ports, request, response) {
      const hasBearer = authorizationHeaders(request).length > 0;
      const gate = hasBearer ? await passGate(ports, request, ROLES) : null;
      if (gate?.status === 'refused') return sendRefusal(response, gate);
      const parsed = parseRegisterUserRequest(request.body);
      if (!parsed.ok) return sendRefusal(response, invalidFields(parsed.fields));
      const outcome = await registerUser(ports, parameter(request, 'email'), parsed.value, gate?.value ?? null);
      answer(response, outcome, ({ token }) => ({ body: { token } }));
    },
  },
};
