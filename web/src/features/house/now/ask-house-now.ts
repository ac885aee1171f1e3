import type { HouseNowDto } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { learnAtConfirm } from '../../../lib/at-confirm.ts';
import { learnCheckoutAsks } from '../../../lib/checkout-asks.ts';
import { learnHouse, missHouse } from '../../../lib/house-face.ts';

/** What the house says now, of itself too: whoever shows that knows it from then on. */
export async function askHouseNow(): Promise<ApiAnswer<HouseNowDto>> {
  const answer = await callApi<HouseNowDto>('/house/now');
  if (answer.ok) {
    learnHouse(answer.value);
    learnAtConfirm(answer.value);
    learnCheckoutAsks(answer.value.asks ?? null);
  } else missHouse();
  return answer;
}
