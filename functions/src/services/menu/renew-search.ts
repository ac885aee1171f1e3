import type { Clock, SearchBook, SearchPlace } from '../shared/ports.ts';

const ASK_EVERY_MS = 3_600_000;
/** So many records are read in one run at most, and as many written. */
const AT_ONCE = 200;

const FROM_THE_BEGINNING: SearchPlace = { of: 'foods', after: null };

/**
 * Gives every food and every user the search keys of this build, a part with every run: what another build has stored would be
 * found by other words, or by none. Where nothing is left it counts once an hour.
 */
export class SearchRenewal {
  #askedMs = -Infinity;
  #next: SearchPlace | null = null;

  /** @returns how many records were written */
  async run({ searchBook, clock }: { readonly searchBook: SearchBook; readonly clock: Clock }): Promise<number> {
    if (this.#next === null) {
      if (clock.nowMs() - this.#askedMs < ASK_EVERY_MS) return 0;
      const outdated = await searchBook.outdated();
      this.#askedMs = clock.nowMs();
      if (outdated === 0) return 0;
      this.#next = FROM_THE_BEGINNING;
    }
    const { renewed, next } = await searchBook.renew(this.#next, AT_ONCE);
    this.#next = next;
    return renewed;
  }
}
