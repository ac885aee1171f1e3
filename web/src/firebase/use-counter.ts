import { doc } from 'firebase/firestore';
import { firebaseFirestore } from './firestore.ts';
import { useLiveDocument } from './use-live.ts';

/** How many there are, without reading them; null until it is known. */
export function useCounter(name: 'foods' | 'reviews' | 'users'): number | null {
  const counter = useLiveDocument(
    `counter ${name}`,
    () => doc(firebaseFirestore(), 'counters', name),
    (_id, data) => Number(data['count']),
  );
  return counter.status === 'ready' ? counter.value : null;
}
