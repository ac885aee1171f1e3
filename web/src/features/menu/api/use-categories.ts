import type { CountedCategories } from '@foodhouse/domain';
import { useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';

/** The categories of the menu, asked for once; null until they are known. @param isWanted whether the house has some */
export function useCategories(isWanted: boolean): CountedCategories['categories'] | null {
  const [known, setKnown] = useState<CountedCategories['categories'] | null>(null);
  const answer = useRepeatedRequest(fetchCategories, undefined, !isWanted || known !== null);
  if (answer.status === 'ready' && known === null) setKnown(answer.value.value.categories);
  return known;
}

function fetchCategories(): Promise<ApiAnswer<CountedCategories>> {
  return callApi('/categories', {}, async (response) => (await response.json()) as CountedCategories);
}
