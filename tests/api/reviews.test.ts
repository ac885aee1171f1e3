import type { ReviewDto } from '@foodhouse/domain';
import { beforeEach, describe, expect } from 'vitest';
import { call, forgetLimits, unique, type Answer, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Reviews on the running suite, as a client written from the specification sees the routes.

let ann: Person;
let admin: Person;

it.beforeAll(async ({ house }) => {
  [ann, admin] = await Promise.all([house.aPerson(), house.aPerson('admin')]);
});

describe('reviews', () => {
  beforeEach(forgetLimits);

  it('are stored, masked for all but admins, newest first', async () => {
    const name = unique('Zoe');
    const sent = await call('/review', {
      method: 'POST',
      body: { name, description: 'Good.', img: 'zoe@example.com' },
    });
    expect(sent).toMatchObject({ status: 201, body: { name, description: 'Good.', img: 'z***@example.com' } });
    const imgFor = async (as?: Person): Promise<unknown> =>
      ((await call('/review?limit=1', as && { as })).body as ReviewDto[]).map((review) => [review.name, review.img]);
    expect(await imgFor()).toEqual([[name, 'z***@example.com']]);
    expect(await imgFor(ann)).toEqual([[name, 'z***@example.com']]);
    expect(await imgFor(admin)).toEqual([[name, 'zoe@example.com']]);
  });

  it('are limited to five from one address in ten minutes, whatever a header says of the address', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, 'fastly-client-ip': `203.0.113.${index}` };
      answers.push(await call('/review', { method: 'POST', headers, body: { name: 'Zoe' } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});
