import { rateFromDto, type TaxRate } from '@foodhouse/domain';
import { useMemo } from 'react';
import { askHouse } from '../../data/house-currency.ts';
import { useRequest } from '../../data/use-request.ts';

/** The house's rates of tax; null until the server has answered. */
export function useHouseRates(): readonly TaxRate[] | null {
  const house = useRequest(askHouse);
  const rates = house.status === 'ready' ? house.value.tax.rates : null;
  return useMemo(() => rates && rates.map(rateFromDto), [rates]);
}
