import { NO_CHOICES, toChoicesDto } from '@foodhouse/domain';
import { aFood, anOption } from '@foodhouse/domain/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceList } from './choice-list.tsx';
import { CHOICES } from './testing.ts';

const PIZZA = aFood({ id: 'pizza', leastExtraMinor: 0 });

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: Response): void {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/api/foods/pizza/choices' ? Promise.resolve(answer) : Promise.reject(new TypeError(url)),
  );
}

it('lists sizes with their prices, and options with what they add', async () => {
  answerWith(Response.json(toChoicesDto({ ...NO_CHOICES, ...CHOICES }, 'USD')));
  render(<ChoiceList food={PIZZA} />);
  await screen.findByRole('region', { name: 'What you can choose' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Size required · 1',
    'Sauce required · 1',
    'Extra toppings up to 3',
  ]);
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Small: $9.50',
    'Large: $11.50',
    'Mild: included',
    'Hot: +$0.50',
    'Bacon: +$1.20',
    'Egg: +$0.90',
    'Truffle: sold out',
  ]);
});

it('lists what a size and an option take off, of which a size leaves 0 at the least', async () => {
  const [small] = CHOICES.sizes;
  const [sauce] = CHOICES.groups;
  const sizes = [-150, -2000].map((extraMinor) => ({ ...small, id: `size${extraMinor}`, extraMinor }));
  const groups = [{ ...sauce, options: [anOption({ name: 'Without cheese', eachMinor: -50 })] }];
  answerWith(Response.json(toChoicesDto({ ...NO_CHOICES, sizes, groups }, 'USD')));
  render(<ChoiceList food={PIZZA} />);
  await screen.findByRole('region', { name: 'What you can choose' });
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual(['Small: $8.00', 'Small: $0.00', 'Without cheese: −$0.50']);
});

it('says of a group that an option asks for with which option it comes', async () => {
  const [sauce] = CHOICES.groups;
  const tea = { ...sauce, id: 'tea', name: 'Which tea', isAsked: true };
  const drink = {
    ...sauce,
    name: 'Drink',
    options: [anOption({ name: 'Tea', asks: ['tea'] }), anOption({ id: 'water', name: 'Water' })],
  };
  answerWith(Response.json(toChoicesDto({ ...NO_CHOICES, sizes: [], groups: [drink, tea] }, 'USD')));
  render(<ChoiceList food={PIZZA} />);
  await screen.findByRole('region', { name: 'What you can choose' });
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Drink required · 1', 'Which tea required · 1 · with Tea']);
});

it('names the diets of an option, but for one that its allergens contradict, and none of a size', async () => {
  const [small] = CHOICES.sizes;
  const [sauce] = CHOICES.groups;
  const options = [
    anOption({ id: 'oat', name: 'Oat milk', allergens: ['gluten'], tags: ['vegan', 'gluten-free'] }),
    anOption({ id: 'milk', name: 'Milk', tags: [] }),
  ];
  const groups = [{ ...sauce, options }];
  answerWith(Response.json(toChoicesDto({ ...NO_CHOICES, sizes: [{ ...small, tags: ['vegan'] }], groups }, 'USD')));
  render(<ChoiceList food={PIZZA} />);
  await screen.findByRole('region', { name: 'What you can choose' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Small',
    'Oat milk (vegan)',
    'Milk',
  ]);
});

it.each([
  ['without an answer: the order dialog asks again', { error: { code: 'BACKEND_UNAVAILABLE', message: 'down' } }, 503],
  ['of a food whose choices are gone', toChoicesDto(NO_CHOICES, 'USD'), 200],
])('says nothing %s', async (_case, body, status) => {
  const answer = Response.json(body, { status });
  const json = vi.spyOn(answer, 'json');
  answerWith(answer);
  const { container } = render(<ChoiceList food={PIZZA} />);
  await vi.waitFor(() => {
    expect(json).toHaveBeenCalled();
  });
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve); // after every promise of the answer
      }),
  );
  expect(container.textContent).toBe('');
});
