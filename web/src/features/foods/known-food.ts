import type { MenuFood } from '@foodhouse/domain';

/** A food with what tells whether it is live at all. */
export interface KnownFood<F extends MenuFood = MenuFood> {
  readonly food: F;
  /** False while it may be old, because the server cannot be reached. */
  readonly isFresh: boolean;
}
