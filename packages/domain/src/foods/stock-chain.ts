import type { StockMove } from './stock-move.ts';

/** What orders moves. */
export type MoveInChain = Pick<StockMove, 'foodId' | 'delta' | 'after' | 'cause' | 'atMs'>;

/**
 * Moves as they followed each other. Several of a food may have one time: there each goes on with what the one before it left,
 * an opening and the par of a day first.
 * @param read what orders one of them
 */
export function asChain<T>(moves: readonly T[], read: (move: T) => MoveInChain): readonly T[] {
  const left = new Map<string, number>();
  return Array.from(
    Map.groupBy(moves, (move) => read(move).atMs),
    ([atMs, atOnce]) => ({ atMs, atOnce }),
  )
    .toSorted((one, other) => one.atMs - other.atMs)
    .flatMap(({ atOnce }) =>
      [...Map.groupBy(atOnce, (move) => read(move).foodId)].flatMap(([foodId, ofFood]) => {
        const chain = chainOf(ofFood, read, left.get(foodId));
        const last = chain.at(-1);
        if (last !== undefined) left.set(foodId, read(last).after);
        return chain;
      }),
    );
}

/** A way over all of them, from what was left before: Hierholzer's. */
function chainOf<T>(moves: readonly T[], read: (move: T) => MoveInChain, leftBefore?: number): readonly T[] {
  if (moves.length < 2) return moves;
  const sorted = moves.toSorted((one, other) => rankOf(read(one)) - rankOf(read(other)));
  const goingOn = Map.groupBy(sorted, (move) => before(read(move)));
  const way: T[] = [];
  const open: { readonly at: number; readonly by: T | null }[] = [
    { at: startOf(sorted.map(read), leftBefore), by: null },
  ];
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const next = goingOn.get(last.at)?.shift();
    if (next === undefined) {
      open.pop();
      if (last.by !== null) way.unshift(last.by);
    } else open.push({ at: read(next).after, by: next });
  }
  const isOn = new Set(way);
  return [...way, ...sorted.filter((move) => !isOn.has(move))];
}

/** From where on: what was left before, else what more moves leave than come to. */
function startOf(moves: readonly MoveInChain[], leftBefore?: number): number {
  const begins = (portions: number | undefined): boolean => moves.some((move) => before(move) === portions);
  if (leftBefore !== undefined && begins(leftBefore)) return leftBefore;
  const excess = (portions: number): number =>
    moves.filter((move) => before(move) === portions).length - moves.filter(({ after }) => after === portions).length;
  const [first] = moves;
  const start = first?.cause === 'opening' ? first : moves.find((move) => excess(before(move)) > 0);
  return before(start ?? first ?? { delta: 0, after: 0 });
}

function before({ delta, after }: Pick<MoveInChain, 'delta' | 'after'>): number {
  return after - delta;
}

function rankOf({ cause }: MoveInChain): number {
  return cause === 'opening' ? 0 : cause === 'par' ? 1 : 2;
}
