import { MAX_QUANTITY } from './counts.ts';
import { MAX_ID_LENGTH } from '../text/document-id.ts';

/** The longest value of each kind of field, in UTF-16 units, and the largest quantity. */
export const LIMITS = {
  name: 80,
  foodName: 120,
  reviewText: 1000,
  foodText: 2000,
  email: 254,
  phone: 30,
  id: MAX_ID_LENGTH,
  pictureAddress: 2048,
  link: 1000,
  pictureText: 120,
  idempotencyKey: 255,
  reason: 200,
  note: 140,
  pageText: 20_000,
  tableName: 40,
  postcode: 12,
  address: 160,
  menuKey: 200,
  quantity: MAX_QUANTITY,
} as const;
