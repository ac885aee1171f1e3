import type { FoodBody } from '@foodhouse/domain';
import { callApi } from '../../../firebase/api.ts';
import { RequestFailure } from '../../../lib/request-failure.ts';

/** The first foods of the menu over HTTP, for pages that need no database. @throws RequestFailure */
export async function fetchFoods(limit: number): Promise<readonly FoodBody[]> {
  const answer = await callApi<readonly FoodBody[]>(`/foods?limit=${limit}`);
  if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
  return answer.value;
}
