/** A live list with what tells whether it is live at all. */
export interface Live<T> {
  readonly items: readonly T[];
  /** False while the answer comes from the cache because the server cannot be reached. */
  readonly isFresh: boolean;
}
