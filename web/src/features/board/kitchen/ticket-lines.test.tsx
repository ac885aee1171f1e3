import { onlyLineOf, type Order, type OrderLine } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { PrintedTicket } from './printed-ticket.tsx';
import { ticketType } from './ticket-styles.ts';
import { Ticket } from './ticket.tsx';

const nothing = (): void => undefined;

/** What a guest's basket of three foods is in the kitchen. */
const PLAIN = onlyLineOf(anOrder());
const LINES: readonly OrderLine[] = [
  {
    ...PLAIN,
    name: 'Smash Burger',
    kitchenName: 'SMASH',
    size: { id: 'l', name: 'Large', kitchenName: 'LG' },
    options: [
      aChosenOption({ groupId: 'extras', id: 'bacon', name: 'Bacon', kitchenName: 'BCN', quantity: 2, eachMinor: 120 }),
    ],
    note: 'No onions',
    allergens: { contains: ['sesame'], undeclared: ['Bacon'] },
    quantity: 2,
  },
  { ...PLAIN, name: 'Fries', allergens: { contains: ['mustard'], undeclared: [] } },
  { ...PLAIN, name: 'Tea' },
];
const ORDER = anOrder({ status: 'approved', lines: LINES, foodName: '2 × Smash Burger, Large and 2 more' });

function ATicket({
  order,
  stage = null,
}: {
  readonly order: Order;
  readonly stage?: ComponentProps<typeof Ticket>['stage'];
}): React.JSX.Element {
  return (
    <Ticket
      order={order}
      age="2 min"
      waiting="fine"
      place={1}
      stage={stage}
      to="delivered"
      isLive
      isOldest={false}
      onDeliver={nothing}
      onUndo={nothing}
      onPrint={nothing}
      onDetail={nothing}
    />
  );
}

it('A5: a basket of three foods is one ticket, with the kitchen’s names, options and notes', () => {
  render(<ATicket order={ORDER} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading').textContent).toBe('2 × SMASHLG2 × BCN! No onions1 × Fries1 × Tea');
  expect(screen.getAllByRole('button', { name: /^Deliver/ })).toHaveLength(1);
});

it('has what is delivered struck through by the size of its own type', () => {
  render(<ATicket order={ORDER} stage="done" />);
  const heading = screen.getByRole('heading');
  const isStruck = (element: Element | null): boolean =>
    element !== null && getComputedStyle(element).textDecoration === 'line-through';
  const parts = heading.querySelectorAll(':scope > span > span');
  expect([parts.length, [...parts].every(isStruck), isStruck(heading)]).toEqual([9, true, false]);
});

it('has what the guest asks for the whole order, apart from the last food, on screen and on paper', () => {
  const noted = (): string | null | undefined =>
    screen.getByText('Ring twice').parentElement?.parentElement?.textContent;
  const { unmount } = render(<ATicket order={anOrder({ status: 'approved', note: 'Ring twice' })} />);
  expect(noted()).toMatch(/^for the whole order! Ring twice$/i);
  unmount();
  vi.stubGlobal('print', nothing);
  render(<PrintedTicket order={anOrder({ status: 'approved', note: 'Ring twice' })} onPrinted={nothing} />);
  expect(noted()).toMatch(/^for the whole order! Ring twice$/i);
});

it('an order without choices is its food with its number, and a house that declares nothing says so', () => {
  render(<ATicket order={anOrder({ status: 'approved' })} />);
  expect(screen.getByRole('heading').textContent).toBe('1 × Pho');
  expect(screen.getByText('Allergens: not declared')).toBeDefined();
});

it('nothing of a long name is cut', () => {
  const name = 'Half a corn-fed chicken with roast potatoes, tarragon butter and a salad of the season';
  const options = [aChosenOption({ name: `${name}, twice` })];
  render(<ATicket order={{ ...ORDER, lines: [{ ...PLAIN, name, options }] }} />);
  for (const shown of [name, `${name}, twice`]) {
    const part = screen.getByText(shown).parentElement ?? document.body;
    expect(getComputedStyle(part).getPropertyValue('-webkit-line-clamp')).toBe('');
    expect(getComputedStyle(part).overflow).not.toBe('hidden');
    expect(getComputedStyle(part).overflowWrap).toBe('anywhere');
  }
});

it('that nothing is declared is as large as what is contained', () => {
  const sizeOf = (words: RegExp): string => getComputedStyle(screen.getByText(words)).fontSize;
  render(
    <div style={ticketType('L')}>
      <ATicket order={ORDER} />
      <ATicket order={anOrder({ status: 'approved' })} />
    </div>,
  );
  expect([sizeOf(/^Contains mustard/), sizeOf(/not declared$/)]).toEqual(['18px', '18px']);
});

it('what an option asked for stands further in than that one', () => {
  const options = [
    aChosenOption({ groupId: 'sides', id: 'fries', name: 'Fries' }),
    aChosenOption({ groupId: 'dips', id: 'mayo', name: 'Mayo', under: 'Fries' }),
  ];
  render(<ATicket order={{ ...ORDER, lines: [{ ...PLAIN, options }] }} />);
  const [asking, asked] = ['Fries', 'Mayo'].map((name) => {
    const part = screen.getByText(name).parentElement;
    const style = part && getComputedStyle(part);
    const [margin, padding] = [style?.marginInlineStart ?? '', style?.paddingInlineStart ?? ''];
    return (parseFloat(margin) || 0) + (parseFloat(padding) || 0);
  });
  expect((asked ?? 0) - (asking ?? 0)).toBe(16);
});

it.each([
  ['of a single food', [PLAIN], ['1 × ']],
  ['of several', LINES, ['2 × ', '1 × ', '1 × ']],
])('portions stand before every food of an order %s, on screen and on paper', (_of, lines, counts) => {
  const { unmount } = render(<ATicket order={{ ...ORDER, lines }} />);
  const onScreen = [...screen.getByRole('heading').children];
  expect(onScreen.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(counts);
  unmount();
  vi.stubGlobal('print', nothing);
  const { baseElement } = render(<PrintedTicket order={{ ...ORDER, lines }} onPrinted={nothing} />);
  const onPaper = [...baseElement.querySelectorAll('.printed-ticket section')];
  expect(onPaper.map(({ textContent }) => /^\d+ × /.exec(textContent)?.[0])).toEqual(counts);
});

it('A5: the paper says the same', () => {
  vi.stubGlobal('print', nothing);
  const { baseElement } = render(<PrintedTicket order={ORDER} onPrinted={nothing} />);
  const paper = baseElement.querySelector('.printed-ticket');
  expect([...(paper?.querySelectorAll('section') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '2 × SMASH, LG+ 2 × BCN! No onions',
    '1 × Fries',
    '1 × Tea',
  ]);
});

it('A6: the ticket on the screen and on paper says what the whole order contains, and what is not declared', () => {
  vi.stubGlobal('print', nothing);
  const { unmount } = render(<ATicket order={ORDER} />);
  expect(screen.getByText('Contains mustard, sesame. Not declared: BCN (SMASH), Tea')).toBeDefined();
  unmount();
  const { baseElement } = render(<PrintedTicket order={ORDER} onPrinted={nothing} />);
  expect(baseElement.querySelector('.printed-ticket b')?.textContent).toBe(
    'CONTAINS MUSTARD, SESAME. NOT DECLARED: BCN (SMASH), TEA',
  );
});

it('a ticket and its paper say where it goes, before what it is', () => {
  vi.stubGlobal('print', nothing);
  const fulfilment = { kind: 'table', table: { code: 'T7T7T7', name: 'Table 7' } } as const;
  const order = anOrder({ status: 'approved', fulfilment });
  const { baseElement, unmount } = render(<PrintedTicket order={order} onPrinted={nothing} />);
  expect(baseElement.textContent).toContain('TABLE 71 × Pho');
  unmount();
  render(<ATicket order={order} />);
  expect(screen.getByText('Table 7')).toBeTruthy();
});

it('two halves are one line that names both, on screen and on paper', () => {
  const half = { foodId: 'funghi', name: 'Funghi', kitchenName: 'FUN' };
  const size = { id: 'l', name: 'Large', kitchenName: 'LG' };
  const allergens = { contains: ['milk'], undeclared: ['Funghi'] } as const;
  const halves = { ...PLAIN, name: 'Margherita', kitchenName: 'MARG', half, size, allergens, quantity: 2 };
  const order = anOrder({ status: 'approved', lines: [halves] });
  const { unmount } = render(<ATicket order={order} />);
  expect(screen.getByRole('heading').textContent).toBe('2 × ½ MARG + ½ FUNLG');
  expect(screen.getByText('Contains milk. Not declared: FUN')).toBeDefined();
  unmount();
  vi.stubGlobal('print', nothing);
  render(<PrintedTicket order={order} onPrinted={nothing} />);
  expect(screen.getByText('2 × ½ MARG + ½ FUN, LG')).toBeDefined();
});
