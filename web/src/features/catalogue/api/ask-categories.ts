import type { CountedCategories } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';

/** The categories of the menu, in their order. */
export function askCategories(): Promise<ApiAnswer<CountedCategories>> {
  return callApi<CountedCategories>('/categories');
}
