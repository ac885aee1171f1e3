import {
  formatMoney,
  fromDecimal,
  choicesText,
  judgeChoices,
  judgeOrder,
  NEW_CUSTOMER,
  NO_CHOICES,
  orderFromDocument,
  orderToDocument,
  quoteOf,
  toChoicesDto,
  toOrderDto,
  toQuoteDto,
  type AskedLine,
  type Minor,
  type Order,
  type QuoteDto,
} from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import {
  ALL_USES,
  houseOf,
  randomBasket,
  reckonedMinor,
  usesOf,
  wayOf,
  type RandomBasket,
} from '@foodhouse/domain/testing/baskets';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PrintedTicket } from '../features/board/kitchen/printed-ticket.tsx';
import type { BasketLine } from '../features/ordering/basket/basket.ts';
import { quotedOf } from '../features/ordering/basket/judge-lines.ts';
import { BasketReceipt } from '../features/ordering/checkout/basket-receipt.tsx';
import { choicesOf } from '../features/ordering/choose/ask-choices.ts';
import { orderLinesCsv } from '../features/orders/list/order-lines-csv.ts';
import { PrintedReceipt } from '../features/orders/timeline/printed-receipt.tsx';

// One order wherever it is read: on the guest's receipt, on paper, in the kitchen and in the accountant's file.

const NOW_MS = Date.UTC(2026, 5, 1, 12);

interface Ordered {
  readonly basket: RandomBasket;
  readonly lines: readonly AskedLine[];
  readonly quote: QuoteDto;
  /** As pages read it from the database. */
  readonly order: Order;
}

/** Null where none of its lines can be. */
function orderOf(basket: RandomBasket): Ordered | null {
  const { menu, voucher } = basket;
  const lines = basket.lines.flatMap(({ asked, canBe }) => (canBe ? [asked] : []));
  if (lines.length === 0) return null;
  const [house, asked] = [houseOf(basket), { lines, ...wayOf(basket) }];
  const customer = { ...NEW_CUSTOMER, vouchers: voucher ? [voucher] : [] };
  const found = { foods: menu.foods, choices: menu.choices, tables: [], customer };
  const { terms } = judgeOrder(house, asked, { ...found, waitingAtTable: 0 }, NOW_MS);
  if (!terms) throw new Error('expected an order');
  const document = orderToDocument(anOrder(terms), (ms) => ({ toMillis: () => ms }));
  const order = orderFromDocument('order-1', document);
  return { basket, lines, order, quote: toQuoteDto(quoteOf(house, asked, found, NOW_MS)) };
}

/** What is said of a line: its portions and food, its choices in alphabetical order, and its price. */
type Said = readonly [food: string, chosen: readonly string[], amount: string];
type Named = { readonly name: string; readonly kitchenName: string | null };

const forGuests = ({ name }: Named): string => name;
const forKitchen = ({ name, kitchenName }: Named): string => kitchenName ?? name;
const times = (quantity: number, name: string): string => (quantity === 1 ? name : `${quantity} × ${name}`);
/** The words of a choice, in brackets or not, in alphabetical order. */
const wordsOf = (chosen: string | null | undefined): readonly string[] =>
  (chosen ?? '')
    .split(/[(),]/)
    .flatMap((word) => word.trim() || [])
    .toSorted();

/** The names of the size and of the options, read from the menu. */
function chosenOf(
  { menu: { choices } }: RandomBasket,
  { foodId, sizeId, options }: AskedLine,
  nameOf: (one: Named) => string,
): { readonly size: readonly string[]; readonly options: readonly string[] } {
  const { sizes = [], groups = [] } = choices.get(foodId) ?? {};
  return {
    size: sizes.filter(({ id }) => id === sizeId).map(nameOf),
    options: options.flatMap(({ groupId, id, quantity }) =>
      groups
        .filter((group) => group.id === groupId)
        .flatMap((group) => group.options.filter((one) => one.id === id))
        .map((one) => times(quantity, nameOf(one))),
    ),
  };
}

function saidByMenu({ basket, lines }: Ordered): readonly Said[] {
  const { menu } = basket;
  const nameOf = (id: string | null): string => menu.foods.get(id ?? '')?.name ?? '';
  return lines.map((asked) => {
    const { foodId, halfFoodId = null, quantity } = asked;
    const { size, options } = chosenOf(basket, asked, forGuests);
    const food = halfFoodId === null ? nameOf(foodId) : `Half ${nameOf(foodId)}, half ${nameOf(halfFoodId)}`;
    const amount = formatMoney(reckonedMinor(menu, asked), menu.currency);
    return [`${quantity} × ${food}`, [...size, ...options].toSorted(), amount];
  });
}

/** The lines of the basket that the guest has confirmed. */
function basketLines({ basket, lines, quote }: Ordered): readonly BasketLine[] {
  const { choices, currency } = basket.menu;
  return lines.map((asked, index) => {
    const wired = toChoicesDto(choices.get(asked.foodId) ?? NO_CHOICES, currency);
    const { name = '', image = '', each = -1 } = quote.lines[index] ?? {};
    const chosen = choicesText(judgeChoices(choicesOf(wired, currency), asked));
    return { ...asked, id: `line-${index}`, name, image, chosen, eachMinor: fromDecimal(each, currency), currency };
  });
}

/** @param live null: before the order is read from the database */
function onReceipt(ordered: Ordered, live: Order | null): readonly Said[] {
  const { quote, order } = ordered;
  const lines = basketLines(ordered);
  const { sums, allergens } = quotedOf(lines, quote);
  const shown = { sums, allergens: Object.fromEntries(allergens) };
  const placed = { status: 'placed', order: toOrderDto(order), lines, note: null, link: null, shown } as const;
  const { container } = render(
    <MemoryRouter>
      <BasketReceipt placed={placed} live={live} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain(`Total ${formatMoney(order.priceMinor, order.currency)}`);
  return [...container.querySelectorAll('li')].map((row) => {
    const [count, name] = row.querySelectorAll('span');
    const chosen = row.querySelector('small > bdi')?.textContent;
    return [`${textOf(count)} ${textOf(name)}`, wordsOf(chosen), textOf(row.querySelector('b'))];
  });
}

function onPaper({ order }: Ordered): readonly Said[] {
  const { baseElement } = render(<PrintedReceipt order={order} onPrinted={() => undefined} />);
  const rows = [...baseElement.querySelectorAll('.printed-receipt li')];
  expect(textOf(rows.at(-1))).toBe(`Total${formatMoney(order.priceMinor, order.currency)}`);
  return rows.slice(0, order.lines.length).map((row) => {
    const [said, amount] = row.children;
    const facts = [...(said?.querySelectorAll('small') ?? [])].map(textOf);
    const count = textOf(said?.firstChild);
    const chosen = facts.length > 1 ? facts[0] : '';
    return [`${count} × ${textOf(said?.querySelector('bdi'))}`, wordsOf(chosen), textOf(amount)];
  });
}

function onTicket({ order }: Ordered): readonly (readonly [line: string, options: readonly string[]])[] {
  const { baseElement } = render(<PrintedTicket order={order} onPrinted={() => undefined} />);
  const ticket = baseElement.querySelector('.printed-ticket');
  expect(textOf(ticket)).toContain(`TOTAL ${formatMoney(order.priceMinor, order.currency)}`);
  return [...(ticket?.querySelectorAll('section') ?? [])].map((section) => [
    textOf(section.querySelector('p')),
    [...section.querySelectorAll('div')].map((option) => textOf(option).replace('+ ', '')).toSorted(),
  ]);
}

function ticketByMenu({ basket, lines }: Ordered): ReturnType<typeof onTicket> {
  const nameOf = (id: string): string => forKitchen(basket.menu.foods.get(id) ?? { name: '', kitchenName: null });
  return lines.map((asked) => {
    const { foodId, halfFoodId = null, quantity } = asked;
    const { size, options } = chosenOf(basket, asked, forKitchen);
    const food = halfFoodId === null ? nameOf(foodId) : `½ ${nameOf(foodId)} + ½ ${nameOf(halfFoodId)}`;
    const text = [food, ...size].join(', ');
    return [lines.length > 1 ? `${quantity} × ${text}` : times(quantity, text), options.toSorted()];
  });
}

function inFile({ basket, order }: Ordered): readonly Said[] {
  const { currency } = basket.menu;
  const [head = [], ...rows] = orderLinesCsv([order]).split('\r\n').map(cellsOf);
  const cell = (row: readonly string[] | undefined, label: string): string => row?.[head.indexOf(label)] ?? '';
  const minorOf = (text: string): Minor => fromDecimal(Number(text), currency);
  const sumOf = (label: string): Minor => rows.reduce((sum, row) => sum + minorOf(cell(row, label)), 0);
  const onTopMinor = basket.menu.tax.isInclusive ? 0 : sumOf('Tax');
  expect(sumOf('Total') - sumOf('Discount') + onTopMinor).toBe(order.priceMinor);
  expect([sumOf('Order total'), minorOf(cell(rows[0], 'Order total'))]).toEqual([order.priceMinor, order.priceMinor]);
  return rows
    .slice(0, order.lines.length)
    .map((row) => [
      `${cell(row, 'Quantity')} × ${cell(row, 'Food')}`,
      wordsOf([cell(row, 'Size'), cell(row, 'Options')].join(', ')),
      formatMoney(minorOf(cell(row, 'Total')), currency),
    ]);
}

/** A text is in quotes, a number may be without. */
function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, text, bare = '']) => text ?? bare);
}

it('A4: receipt, printed receipt, ticket and CSV say the same choices, amounts and total of 50 random baskets', () => {
  vi.stubGlobal('print', () => undefined);
  const used = new Set<string>();
  fc.assert(
    fc.property(randomBasket, (basket) => {
      const ordered = orderOf(basket);
      fc.pre(ordered !== null);
      try {
        const said = saidByMenu(ordered);
        expect(inFile(ordered)).toEqual(said);
        expect(onReceipt(ordered, null)).toEqual(said);
        cleanup();
        expect(onReceipt(ordered, ordered.order)).toEqual(said);
        expect(onPaper(ordered)).toEqual(said);
        expect(onTicket(ordered)).toEqual(ticketByMenu(ordered));
      } finally {
        cleanup();
      }
      for (const use of ordered.lines.flatMap((asked) => usesOf(basket.menu, asked))) used.add(use);
    }),
    { numRuns: 50, seed: 17 },
  );
  expect(ALL_USES.filter((use) => !used.has(use))).toEqual([]);
}, 600_000);

function textOf(node: Node | null | undefined): string {
  return node?.textContent ?? '';
}
