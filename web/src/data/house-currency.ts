import { DEFAULT_CURRENCY, homeOf, type Currency, type HouseDto } from '@foodhouse/domain';
import { useRequest } from './use-request.ts';
import { learnHouseDay } from '../lib/clock.ts';
import { learnHouseFace } from '../lib/house-face.ts';
import { learnNotOpenYet } from '../lib/not-open-yet.ts';
import { callApi, type ApiAnswer } from './client.ts';

/** The settings of the house, by whose clock times are written from then on. */
export async function askHouse(): Promise<ApiAnswer<HouseDto>> {
  const answer = await callApi<HouseDto>('/house');
  if (answer.ok) {
    learnHouseDay(answer.value);
    learnNotOpenYet(answer.value);
    learnHouseFace(answer.value.about, answer.value.about && homeOf(answer.value));
  }
  return answer;
}

/** The currency in which prices are typed, where no food or order says it; USD until the server has answered. */
export function useHouseCurrency(): Currency {
  return useKnownCurrency() ?? DEFAULT_CURRENCY;
}

/** The house's currency; null until the server has answered. */
export function useKnownCurrency(): Currency | null {
  const house = useRequest(askHouse);
  return house.status === 'ready' ? (house.value.currency ?? DEFAULT_CURRENCY) : null;
}
