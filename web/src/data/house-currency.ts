import { DEFAULT_CURRENCY, type Currency, type HouseDto } from '@foodhouse/domain';
import { useRequest } from './use-request.ts';
import { callApi, type ApiAnswer } from './client.ts';

export function askHouse(): Promise<ApiAnswer<HouseDto>> {
  return callApi<HouseDto>('/house');
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
