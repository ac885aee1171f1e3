import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, Ids } from '../services/shared/ports.ts';

export const systemClock: Clock = { nowMs: () => Date.now() };

const PICKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PICKUP_LENGTH = 6;
const KEY_BYTES = 24;

export const randomIds: Ids = {
  newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
  newPickupCode: () =>
    Array.from({ length: PICKUP_LENGTH }, () => PICKUP_ALPHABET[randomInt(PICKUP_ALPHABET.length)]).join(''),
  newLinkKey: () => randomBytes(KEY_BYTES).toString('base64url'),
};
