import { formatMoney, missingOf, toDecimal, type Area, type PricedBasket, type ServiceDto } from '@foodhouse/domain';

/** What a basket lacks of the least that is delivered there; null where it suffices. Pure. */
export function leastOrderProblem(
  { lines, currency }: Pick<PricedBasket, 'lines' | 'currency'>,
  area: Area | null,
): Required<NonNullable<ServiceDto['problem']>> | null {
  const linesMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const missingMinor = area ? missingOf(area, linesMinor) : 0;
  if (missingMinor === 0) return null;
  return {
    reason: 'MIN_ORDER',
    sentence: `Add food for ${formatMoney(missingMinor, currency)} more to have it delivered.`,
    missing: toDecimal(missingMinor, currency),
  };
}
