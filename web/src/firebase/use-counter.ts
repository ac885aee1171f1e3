import { doc } from 'firebase/firestore';
import { firebaseFirestore } from './firestore.ts';
import { useLiveDocument } from './use-live.ts';

export interface Counter {
  /** Null until it is known. */
  readonly count: number | null;
  /** False once the server cannot be reached. */
  readonly isFresh: boolean;
}

/** How many there are, without reading them. */
export function useCounter(name: 'foods' | 'reviews' | 'users'): Counter {
  const counter = useLiveDocument(
    `counter ${name}`,
    () => doc(firebaseFirestore(), 'counters', name),
    (_id, data) => Number(data['count']),
  );
  if (counter.status === 'ready') return { count: counter.value.item, isFresh: counter.value.isFresh };
  return { count: null, isFresh: counter.status === 'loading' };
}
