import type { Food } from '@foodhouse/domain';

/** A food with what tells whether it is live at all. */
export interface KnownFood {
  readonly food: Food;
  /** False while it may be old, because the server cannot be reached. */
  readonly isFresh: boolean;
}
