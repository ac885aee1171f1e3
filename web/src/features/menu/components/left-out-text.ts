import type { MenuSearch } from '@foodhouse/domain';
import * as texts from './texts.ts';

/**
 * What a filter without an allergen does not show, in words; empty where it shows everything that may fit.
 * @param undeclared how many foods fit but for their allergens, of which the house has said nothing
 */
export function leftOutText({ without }: Pick<MenuSearch, 'without'>, undeclared: number): string {
  return without.length === 0 || undeclared === 0 ? '' : texts.leftOut({ count: undeclared });
}
