import type { UserDto } from '../users/contracts/users.ts';
import {
  NEW_CHOSEN_OPTION,
  NEW_FOOD_GROUP,
  NEW_OPTION,
  NEW_SIZE,
  PLAIN_USE,
  type ChoiceOption,
  type ChosenOption,
  type FoodGroup,
  type FoodSize,
  type GroupUse,
} from '../foods/choices.ts';
import { NEW_FOOD, type Food } from '../foods/food-fields.ts';
import { onlyLineOf } from '../orders/lines.ts';
import { NEW_ORDER, type Order } from '../orders/order.ts';

/** A food on the menu; a test gives only the relevant fields. */
export function aFood(changes: Partial<Food> = {}): Food {
  return {
    ...NEW_FOOD,
    id: 'pho',
    name: 'Pho',
    img: '/img/food/beef-pho.webp',
    priceMinor: 950,
    description: 'Beef broth with rice noodles.',
    quantity: 5,
    supplier: 'Linh Tran',
    mealtimes: ['lunch'],
    createdAtMs: Date.UTC(2026, 0, 1),
    ledgerFromMs: Date.UTC(2026, 0, 1),
    ...changes,
  };
}

/** An option; a test gives only the relevant fields. */
export function anOption(changes: Partial<ChoiceOption> = {}): ChoiceOption {
  return { ...NEW_OPTION, id: 'mild', name: 'Mild', allergens: [], ...changes };
}

/** A size without a price of its own; a test gives only the relevant fields. */
export function aSize(changes: Partial<FoodSize> = {}): FoodSize {
  return { ...NEW_SIZE, id: 'small', name: 'Small', extraMinor: 0, ...changes };
}

/** A chosen option; a test gives only the relevant fields. */
export function aChosenOption(changes: Partial<ChosenOption> = {}): ChosenOption {
  return { ...NEW_CHOSEN_OPTION, groupId: 'sauce', id: 'mild', name: 'Mild', quantity: 1, ...changes };
}

/** A group of one choice, as a food has it; a test gives only the relevant fields. */
export function aGroup(changes: Partial<FoodGroup> = {}): FoodGroup {
  return {
    ...NEW_FOOD_GROUP,
    id: 'sauce',
    name: 'Sauce',
    required: true,
    min: 1,
    max: 1,
    options: [anOption()],
    ...changes,
  };
}

/** Groups as a food uses them of which it says no more. */
export function usesOf(...ids: readonly string[]): readonly GroupUse[] {
  return ids.map((groupId) => ({ groupId, ...PLAIN_USE }));
}

/** A pending order of Ann's, of one portion; a test gives only the relevant fields. */
export function anOrder(changes: Partial<Order> = {}): Order {
  const head = { foodId: 'pho', image: '/img/food/beef-pho.webp', foodName: 'Pho', priceMinor: 950, ...changes };
  return {
    ...NEW_ORDER,
    ...head,
    id: 'order-1',
    lines: [onlyLineOf(head)],
    userId: 'ann',
    user: 'ann@example.com',
    token: 'K7M2QX',
    createdAtMs: Date.UTC(2026, 0, 2),
    updatedAtMs: Date.UTC(2026, 0, 2),
    ...changes,
  };
}

/** Ann, as the routes of users send her; a test gives only the relevant fields. */
export function aUserDto(changes: Partial<UserDto> = {}): UserDto {
  return {
    _id: 'ann',
    email: 'ann@example.com',
    role: 'user',
    displayName: 'Ann',
    emailVerified: true,
    createdAt: '2026-01-02T00:00:00.000Z',
    ...changes,
  };
}
