import { loadDatabase } from './database.ts';
import { openCounter } from './open-counter.ts';
import { useLive } from './use-live.ts';

export interface Counter {
  /** Null until it is known. */
  readonly count: number | null;
  /** False once the server cannot be reached. */
  readonly isFresh: boolean;
}

/** Counts documents on the server, without reading them. */
export function useCounter(name: Parameters<typeof openCounter>[1]): Counter {
  const counter = useLive(`counter ${name}`, async () => openCounter(await loadDatabase(), name));
  if (counter.status === 'ready') return { count: counter.value.item, isFresh: counter.value.isFresh };
  return { count: null, isFresh: counter.status === 'loading' };
}
