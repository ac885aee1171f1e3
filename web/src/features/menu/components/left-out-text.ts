import type { MenuSearch } from '@foodhouse/domain';
import * as texts from './texts.ts';

/**
 * What a filter without an allergen does not show, in words; empty where it shows everything that may fit.
 * @param undeclared how many foods fit but for their allergens, of which the house has said nothing
 */
export function leftOutText({ without }: Pick<MenuSearch, 'without'>, undeclared: number): string {
  if (without.length === 0 || undeclared === 0) return '';
  const foods = undeclared === 1 ? texts.oneMoreFoodSays() : texts.moreFoodsSay({ undeclared });
  return texts.nothingAboutAllergensAskThe({ foods });
}
