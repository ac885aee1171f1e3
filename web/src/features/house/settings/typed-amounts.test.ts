import { DEFAULT_SETTINGS, toHouseDto, type AreaDto, type HouseDto } from '@foodhouse/domain';
import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { expect, it } from 'vitest';
import { areaDtoOf, areaValuesOf } from './areas-values.ts';
import { moneyDtoOf, moneyOf } from './money-values.ts';

const AREA: AreaDto = {
  id: 'city',
  name: 'City',
  postcodes: [],
  fee: 2.5,
  minimum: 1234.5,
  freeFrom: 40,
  minutes: 30,
  days: [1],
  from: '00:00',
  to: '00:00',
};
const HOUSE: HouseDto = {
  ...toHouseDto(DEFAULT_SETTINGS),
  currency: 'EUR',
  tax: { inclusive: true, rates: [{ id: 'food', name: 'Food', percent: 8.875 }] },
  voucher: { amount: 5.5, minimum: 10 },
};

it.each([
  ['en-US', ['2.50', '1234.50', '40.00'], ['8.875', '5.50']],
  ['de-DE', ['2,50', '1234,50', '40,00'], ['8,875', '5,50']],
])(
  'amounts and rates of the settings are shown as %s has them, and are saved as they were',
  (tag, amounts, ofMoney) => {
    inLocale(tag, () => {
      const area = areaValuesOf(AREA, 'EUR');
      expect([area.fee, area.minimum, area.freeFrom]).toEqual(amounts);
      expect(areaDtoOf(area, 'EUR')).toEqual(AREA);
      expect(areaDtoOf({ ...area, minimum: '1.234,50' }, 'EUR')).toEqual(AREA);
      const money = moneyOf(HOUSE);
      const [row = ''] = Object.keys(money.rates);
      expect([money.rates[row]?.percent, money.voucher.amount]).toEqual(ofMoney);
      expect(moneyDtoOf(money, [row], HOUSE)).toEqual({ currency: 'EUR', tax: HOUSE.tax, voucher: HOUSE.voucher });
    });
  },
);
