import {
  canTakeData,
  rolesWho,
  takeDaysSchema,
  takeEventsSchema,
  takeFoodsSchema,
  takenEventsAnswer,
  takenFoodsAnswer,
  takenMovesAnswer,
  takenOrdersAnswer,
  takenPeopleAnswer,
  takenReviewsAnswer,
  takenVouchersAnswer,
  takeSchema,
  toReviewDto,
  toTakenEventDto,
  toTakenFoodDto,
  toTakenMoveDto,
  toTakenOrderDto,
  toTakenPersonDto,
  toTakenVoucherDto,
  type Review,
  type TakenPage,
} from '@foodhouse/domain';
import {
  takeEvents,
  takeMenuFoods,
  takeMoves,
  takeOrders,
  takePeople,
  takeRemovedFoods,
  takeReviews,
  takeVouchers,
} from '../../services/export/take-along.ts';
import type { Page } from '../../services/shared/ports.ts';
import { route } from '../route.ts';

const shared = { method: 'get', access: rolesWho(canTakeData) } as const;

/** A page of values as a page of the wire. */
function pageTo<Value, Dto>(toDto: (value: Value) => Dto): (page: Page<Value>) => TakenPage<Dto> {
  return ({ items, next }) => ({ items: items.map((value) => toDto(value)), next });
}

const foods = {
  ...shared,
  query: takeFoodsSchema,
  answer: { schema: takenFoodsAnswer, toBody: pageTo(toTakenFoodDto) },
} as const;

/** What a house owns, for it to take along: each answer is a page of at most 500. */
export const exportRoutes = [
  route({
    ...foods,
    path: '/export/menu',
    summary:
      'The foods on the menu with all that the house keeps of them, their sizes and options too, the oldest first. A page is of at most 100.',
    handle: ({ ports, query }) => takeMenuFoods(ports, query),
  }),
  route({
    ...foods,
    path: '/export/removed',
    summary:
      'The same of the foods that left the menu, hidden ones too, the first to leave first. A page is of at most 100.',
    handle: ({ ports, query }) => takeRemovedFoods(ports, query),
  }),
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
    path: '/export/events',
    summary:
      'What became of the orders of some business days, by which role and why. A page is of at most 100 orders, the oldest first.',
    query: takeEventsSchema,
    answer: { schema: takenEventsAnswer, toBody: pageTo(toTakenEventDto) },
    handle: ({ ports, query }) => takeEvents(ports, query),
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
  route({
    ...shared,
    path: '/export/vouchers',
    summary:
      'The vouchers that customers still have. A page is of so many accounts, the oldest first, and may have none.',
    query: takeSchema,
    answer: { schema: takenVouchersAnswer, toBody: pageTo(toTakenVoucherDto) },
    handle: ({ ports, query }) => takeVouchers(ports, query),
  }),
] as const;
