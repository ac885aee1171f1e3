import type { CountedCategories } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';

/**
 * The categories of the menu, asked for as often as the menu is; null until they are known.
 * @param isWanted whether the house has some
 */
export function useCategories(isWanted: boolean): CountedCategories['categories'] | null {
  const answer = useRepeatedRequest(fetchCategories, undefined, !isWanted);
  return answer.status === 'ready' ? answer.value.value.categories : null;
}

function fetchCategories(): Promise<ApiAnswer<CountedCategories>> {
  return callApi('/categories', {}, async (response) => (await response.json()) as CountedCategories);
}
