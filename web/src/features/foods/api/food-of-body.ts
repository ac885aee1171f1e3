import { MEALTIMES, parsePrice, type Food, type FoodBody } from '@foodhouse/domain';

/** A food as the routes answer it, as screens know it. When it was added is not told there. */
export function foodOfBody(body: FoodBody): Food {
  return {
    id: body._id,
    name: body.name,
    img: body.img,
    priceMinor: parsePrice(body.price) ?? 0,
    description: body.description,
    quantity: body.quantity,
    supplier: body.supplier,
    mealtimes: MEALTIMES.filter((mealtime) => body.mealtimes.includes(mealtime)),
    createdAtMs: 0,
    retiredAtMs: null,
    putAside: null,
  };
}
