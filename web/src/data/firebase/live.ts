/** A live list, and whether it is live now. */
export interface Live<T> {
  readonly items: readonly T[];
  /** False while the answer comes from the cache because the server cannot be reached. */
  readonly isFresh: boolean;
  /** Set while it is the list that our own server sent, before the live one. */
  readonly isFirst?: true;
}
