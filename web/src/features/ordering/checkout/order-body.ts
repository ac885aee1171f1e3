import { askedPart, PLACED, toDecimal, type AskedLine } from '@foodhouse/domain';
import { askedOf, currencyOf, type Attempt, type BasketLine } from '../basket/basket.ts';

/** The route and the body of an order. */
export interface OrderRequest {
  readonly path: '/order' | '/orders';
  readonly body: object;
}

/**
 * The request of an order. One portion with nothing chosen and nothing said is the specification's own, POST /order, with the
 * dashboard's constant beside the price where that sends it; everything else is POST /orders, of which it is the shortest form.
 * @param track the digest of the key of a guest's link
 */
export function requestOf(attempt: Attempt, track: string | null): OrderRequest {
  const { lines, totalMinor, uid, sentPrice } = attempt;
  const shown = toDecimal(totalMinor, currencyOf(lines));
  const [line] = lines;
  if (line && isBare(attempt)) {
    const price = sentPrice === undefined ? { price: shown } : { price: sentPrice, shownPrice: shown };
    // oxlint-disable-next-line kit/statuses -- the specification's own request has it
    const body = { foodId: line.foodId, userId: uid, status: PLACED, ...price, ...shownOf(line, attempt) };
    return { path: '/order', body };
  }
  return {
    path: '/orders',
    body: {
      lines: lines.map((asked) => ({ ...askedOf(asked), ...shownOf(asked, attempt) })),
      shownTotal: shown,
      currency: currencyOf(lines),
      ...askedPart(attempt),
      ...(track !== null && { track }),
    },
  };
}

/** What was declared of a line when it was confirmed: by the latest answer of the server, else when it was chosen. */
function shownOf({ id, allergens = null }: BasketLine, { shown }: Attempt): Pick<AskedLine, 'shownAllergens'> {
  const shownAllergens = shown?.allergens[id] ?? allergens;
  return shownAllergens === null ? {} : { shownAllergens };
}

/** Whether the specification's route can say it all, as the specification does. */
function isBare(attempt: Attempt): boolean {
  const { isSingle, lines, trackKey } = attempt;
  const [line] = lines;
  const isPlain =
    line !== undefined &&
    lines.length === 1 &&
    line.quantity === 1 &&
    (line.halfFoodId ?? null) === null &&
    line.sizeId === null &&
    line.options.length === 0 &&
    line.note === null;
  const isUnsaid = trackKey === undefined && Object.keys(askedPart(attempt)).length === 0;
  return isSingle === true && isPlain && isUnsaid;
}
