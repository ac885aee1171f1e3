import {
  DEFAULT_CURRENCY,
  formatMoney,
  MAX_PAGE_SIZE,
  NEW_MENU_FOOD,
  type Allergen,
  type DietTag,
  type Mealtime,
  type MenuFood,
} from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { escapeHtml } from '../src/first-paint/escape-html.ts';
import { foodDetailsOf, paths } from '../src/paths.ts';
import { EAGER_CARDS, PAGE_SIZE } from '../src/features/foods/food-page.ts';
import { FoodCard } from '../src/features/menu/components/food-card.tsx';
import { FoodDetails } from '../src/features/menu/components/food-details.tsx';
import { CategoryHeading } from '../src/features/menu/components/category-heading.tsx';
import { CategoryPills } from '../src/features/menu/components/category-pills.tsx';
import { FoodGrid } from '../src/features/menu/components/food-grid.tsx';
import { PopularFood, PopularGrid } from '../src/features/menu/components/popular-foods.tsx';
import {
  SupplierCard,
  SupplierFood,
  SupplierGrid,
  SupplierMore,
} from '../src/features/menu/components/supplier-list.tsx';
import {
  CATEGORY_MARK,
  INITIALS_MARK,
  variantOf,
  MARKS,
  PRICE_MARK,
  type FillTemplates,
} from '../src/first-paint/card-template.ts';

/** The address at which the template of the food page is rendered. */
export const ANY_FOOD = foodDetailsOf('ANY');

const POPULAR = 3;

/** Renders the card templates of a page. @param renderHtml one element as HTML */
export function fillTemplates(path: string, renderHtml: (element: ReactNode) => string): FillTemplates | null {
  const price = escapeHtml(formatMoney(MARKS.priceMinor, DEFAULT_CURRENCY));
  const render = (element: ReactNode): string => renderHtml(element).replaceAll(price, PRICE_MARK);
  const cardsOf = (
    card: (food: MenuFood) => ReactNode,
    foods: readonly MenuFood[] = sampleFoods(),
  ): Record<string, string> => Object.fromEntries(foods.map((food) => [variantOf(food), render(card(food))]));
  switch (path) {
    case paths.home:
      return {
        region: 'popular',
        limit: POPULAR,
        templates: {
          grid: render(<PopularGrid>__CARDS__</PopularGrid>),
          cards: cardsOf((food) => <PopularFood food={food} orderTo={paths.inventory} detailsTo={foodDetailsOf} />),
          eager: 0,
        },
      };
    case paths.inventory:
      return {
        region: 'inventory',
        limit: PAGE_SIZE,
        templates: {
          grid: render(<FoodGrid>__CARDS__</FoodGrid>),
          cards: cardsOf(
            (food) => (
              <FoodCard
                food={food}
                isEager={false}
                onOrder={nothing}
                onAdd={nothing}
                onLess={nothing}
                detailsTo={foodDetailsOf}
              />
            ),
            [...sampleFoods(), laterFood()],
          ),
          eager: EAGER_CARDS,
        },
        heading: render(<CategoryHeading>{CATEGORY_MARK}</CategoryHeading>),
        pills: render(<CategoryPills names={[CATEGORY_MARK]} current={CATEGORY_MARK} onPress={nothing} />),
      };
    case ANY_FOOD:
      return {
        region: 'food',
        cards: cardsOf(
          (food) => <FoodDetails food={food} onOrder={nothing} onAdd={nothing} manage={null} />,
          [...sampleFoods(), laterFood()],
        ),
      };
    case paths.chefs:
      return {
        region: 'chefs',
        limit: MAX_PAGE_SIZE,
        grid: render(<SupplierGrid>__CARDS__</SupplierGrid>),
        card: render(
          <SupplierCard name={MARKS.supplier} initials={INITIALS_MARK} count={MARKS.plenty}>
            __CARDS__
          </SupplierCard>,
        ),
        row: render(<SupplierFood food={sampleFood(MARKS.plenty)} detailsTo={foodDetailsOf} />),
        more: render(<SupplierMore name={MARKS.supplier} count={MARKS.plenty} />),
      };
    default:
      return null;
  }
}

/** The buttons of a template are React's only after hydration. */
function nothing(): void {}

/** One food for each state of its stock, with marks as its words. */
function sampleFoods(): readonly MenuFood[] {
  return [MARKS.plenty, MARKS.low, 0].map(sampleFood);
}

/** One that is not served now. */
function laterFood(): MenuFood {
  return { ...sampleFood(MARKS.plenty), servedFrom: MARKS.again };
}

function sampleFood(quantity: number): MenuFood {
  return {
    ...NEW_MENU_FOOD,
    ...MARKS,
    quantity,
    // Rendered as they are.
    mealtimes: [MARKS.servedAt as Mealtime],
    allergens: [MARKS.allergen as Allergen],
    tags: [MARKS.tag as DietTag],
  };
}
