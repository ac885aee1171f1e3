import {
  HOUSE_PICTURE,
  MAX_QUANTITY,
  parsePrice,
  plainAmount,
  type ChoicesDto,
  type Currency,
  type MenuFood,
} from '@foodhouse/domain';
import type { FoodValues } from './food-words.ts';
import { textSent } from './food-values.ts';
import * as texts from './texts.ts';

export interface GuestPreviewProps {
  readonly food: Omit<MenuFood, 'leastExtraMinor'>;
  readonly choices: Pick<ChoicesDto, 'sizes' | 'groups'>;
}

/** The food that is typed, with something in place of what is not typed yet. */
export function typedFood(values: FoodValues, currency: Currency): GuestPreviewProps['food'] {
  return {
    id: 'new',
    name: values.name.trim() || texts.aNewFood(),
    supplier: values.supplier.trim() || '…',
    description: values.description.trim(),
    priceMinor: parsePrice(plainAmount(values.price, currency), currency) ?? 0,
    currency,
    quantity: /^\d{1,6}$/.test(values.quantity.trim()) ? Number(values.quantity) : MAX_QUANTITY,
    img: values.img.trim() || HOUSE_PICTURE,
    pictureText: textSent(values).trim() || null,
    mealtimes: values.mealtimes,
    allergens: null,
    tags: [],
    served: [],
  };
}
