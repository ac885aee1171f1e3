import {
  alertAnswer,
  heartbeatAnswer,
  heartbeatSchema,
  canDecide,
  parseHeartbeat,
  rolesWho,
  toAlertDto,
  worksInKitchen,
} from '@foodhouse/domain';
import { beatScreen } from '../../services/board/beat-screen.ts';
import { acknowledgeAlert } from '../../services/board/watch-screens.ts';
import { idParams, screenParams } from '../parameters.ts';
import { route } from '../route.ts';

export const screenRoutes = [
  route({
    method: 'post',
    path: '/screens/:id',
    params: screenParams,
    access: rolesWho(worksInKitchen),
    summary:
      'What a page of the staff says of itself every minute: whether it could ring, and which orders it has. The page makes the id; a page for orders that wait is one of an admin.',
    body: { schema: heartbeatSchema, parse: parseHeartbeat },
    answer: { schema: heartbeatAnswer },
    refusals: ['RATE_LIMITED', 'CONTENTION'],
    handle: ({ ports, caller, params, body }) => beatScreen(ports, caller, { id: params.id, beat: body }),
  }),
  route({
    method: 'post',
    path: '/alerts/:id/acknowledge',
    params: idParams,
    access: rolesWho(canDecide),
    summary: 'Says that an admin knows of an order that nobody could hear. The id is the order’s.',
    answer: { schema: alertAnswer, toBody: toAlertDto },
    refusals: ['ALERT_NOT_FOUND', 'CONTENTION'],
    handle: ({ ports, params }) => acknowledgeAlert(ports, params.id),
  }),
] as const;
