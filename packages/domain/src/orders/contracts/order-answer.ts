import { z } from 'zod';
import { CURRENCY_WORDS } from '../../contracts/fields.ts';
import { answerOf } from '../../contracts/wire.ts';
import { fulfilmentAnswer } from '../../house/contracts/services.ts';
import { ORDER_FIELDS } from '../order.ts';
import { ORDER_STATUSES } from '../status.ts';
import type { OrderDto } from './orders.ts';

// The schema of an answer, for the OpenAPI document and for the tests that validate live answers.

export const orderAnswer = answerOf<OrderDto>(ORDER_FIELDS, {
  status: z.enum(ORDER_STATUSES),
  price: 'as charged',
  currency: CURRENCY_WORDS,
  user: 'the customer’s email',
  token: 'pickup code',
  fulfilment: fulfilmentAnswer,
  wantedAt: 'for when it is wanted; left out: as soon as possible',
  note: 'what the guest asks of the house; left out for nothing',
  promisedAt: 'by when it is ready, a delivery with its guest; left out where no time is promised',
});
