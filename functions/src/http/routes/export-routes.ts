import {
  canTakeData,
  rolesWho,
  takeDaysSchema,
  takenMovesAnswer,
  takenOrdersAnswer,
  takenPeopleAnswer,
  takenReviewsAnswer,
  takeSchema,
  toReviewDto,
  toTakenMoveDto,
  toTakenOrderDto,
  toTakenPersonDto,
  type Review,
  type TakenPage,
} from '@foodhouse/domain';
import { takeMoves, takeOrders, takePeople, takeReviews } from '../../services/export/take-along.ts';
import type { Page } from '../../services/shared/ports.ts';
import { route } from '../route.ts';

const shared = { method: 'get', access: rolesWho(canTakeData) } as const;

/** A page of values as a page of the wire. */
function pageTo<Value, Dto>(toDto: (value: Value) => Dto): (page: Page<Value>) => TakenPage<Dto> {
  return ({ items, next }) => ({ items: items.map((value) => toDto(value)), next });
}

/** What a house owns, for it to take along: each answer is a page of at most 500. */
export const exportRoutes = [
  route({
    ...shared,
    path: '/export/orders',
    summary: 'The orders of some business days, the oldest first: what was sold, without whoever ordered.',
    query: takeDaysSchema,
    answer: { schema: takenOrdersAnswer, toBody: pageTo(toTakenOrderDto) },
    handle: ({ ports, query }) => takeOrders(ports, query),
  }),
  route({
    ...shared,
    path: '/export/moves',
    summary: 'Every change of portions of some business days, the oldest first.',
    query: takeDaysSchema,
    answer: { schema: takenMovesAnswer, toBody: pageTo(toTakenMoveDto) },
    handle: ({ ports, query }) => takeMoves(ports, query),
  }),
  route({
    ...shared,
    path: '/export/reviews',
    summary: 'The reviews, the oldest first. Addresses are masked.',
    query: takeSchema,
    answer: { schema: takenReviewsAnswer, toBody: pageTo((review: Review) => toReviewDto(review)) },
    handle: ({ ports, query }) => takeReviews(ports, query),
  }),
  route({
    ...shared,
    path: '/export/people',
    summary: 'The accounts, the oldest first. People without one are in none of the pages.',
    query: takeSchema,
    answer: { schema: takenPeopleAnswer, toBody: pageTo(toTakenPersonDto) },
    handle: ({ ports, query }) => takePeople(ports, query),
  }),
] as const;
