import type { MenuFood } from '@foodhouse/domain';

/** A food, and whether it is live now. */
export interface KnownFood<F extends MenuFood = MenuFood> {
  readonly food: F;
  /** False while it may be stale, because the server cannot be reached. */
  readonly isFresh: boolean;
}
