import { dayAfter, spanOfDay } from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** How long a food is off sale. @param through the last day of it; null for no day */
export function offSaleWords(through: string | null, clock: HouseClock): string {
  if (through === null) return texts.soldOutUntilPutBack();
  return texts.onSaleAgain({ time: onSaleAt(through, clock) });
}

/** The same where there is little room. */
export function soldOutWords(through: string | null, clock: HouseClock): string {
  return through === null ? common.soldOut() : texts.soldOutUntil({ time: onSaleAt(through, clock) });
}

/** A day of the house does not begin at midnight: its hour says which night is meant. */
function onSaleAt(through: string, clock: HouseClock): string {
  return clock.words(spanOfDay(dayAfter(through), clock).fromMs);
}
