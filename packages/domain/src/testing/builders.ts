import type { UserDto } from '../users/contracts/users.ts';
import type { ChoiceGroup, ChoiceOption } from '../foods/choices.ts';
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
  return {
    id: 'mild',
    name: 'Mild',
    kitchenName: null,
    eachMinor: 0,
    max: 1,
    default: 0,
    allergens: [],
    tags: [],
    isSoldOut: false,
    ...changes,
  };
}

/** A group of one choice; a test gives only the relevant fields. */
export function aGroup(changes: Partial<ChoiceGroup> = {}): ChoiceGroup {
  return { id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [anOption()], ...changes };
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
