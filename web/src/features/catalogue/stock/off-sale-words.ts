import { dayAfter, dayWords } from '@foodhouse/domain';

/** How long a food is off sale. @param through the last day of it; null for no day */
export function offSaleWords(through: string | null): string {
  if (through === null) return 'Sold out until somebody puts it back.';
  return `Not offered; on sale again by itself from ${dayWords(dayAfter(through))} on.`;
}
