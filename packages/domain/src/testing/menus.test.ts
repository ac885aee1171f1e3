import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSaveGroupRequest, parseSetChoicesRequest, toChoicesDto } from '../foods/contracts/choices.ts';
import { randomMenu } from './menus.ts';

it('draws menus that an admin can save', () => {
  fc.assert(
    fc.property(randomMenu, ({ currency, choices }) => {
      for (const said of choices.values()) {
        const { sizes, groups } = toChoicesDto(said, currency);
        for (const { name, required, min, max, free = 0, options } of groups) {
          const sent = { name, required, min, max, free, options: options.map(withoutWord) };
          expect(parseSaveGroupRequest(sent, currency)).toMatchObject({ ok: true });
        }
        const uses = groups.map(({ id, sizes: ids = [], limits = null }) => ({ id, sizes: ids, limits }));
        const sent = { sizes: sizes.map(withoutWord), groups: uses };
        expect(parseSetChoicesRequest(sent, currency)).toMatchObject({ ok: true });
      }
    }),
    { numRuns: 200, seed: 17 },
  );
});

/** What is sold out is the kitchen's word. */
function withoutWord<T extends { readonly soldOut?: boolean }>({ soldOut: _soldOut, ...said }: T): Omit<T, 'soldOut'> {
  return said;
}
