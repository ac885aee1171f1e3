import { businessDayOf, DEFAULT_SETTINGS } from '@foodhouse/domain';
import { aGroup, anOption, aSize } from '@foodhouse/domain/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChoiceForm } from './choice-form.tsx';
import { ChoicesPreview } from './choices-preview.tsx';
import { CHOICES } from './testing.ts';

it('leaves an option the width of its words: its stepper goes below it where both do not fit, and its price stays whole', () => {
  const asked = { sizeId: 'small', options: [{ groupId: 'toppings', id: 'bacon', quantity: 1 }] };
  render(<ChoiceForm choices={CHOICES} currency="USD" asked={asked} isTried={false} onChoose={() => undefined} />);
  const target = screen.getByRole('checkbox', { name: /^Bacon/ }).closest('label');
  const row = target?.parentElement;
  if (!target || !row) throw new Error('no row');
  expect(row.contains(screen.getByRole('textbox', { name: /^How often / }))).toBe(true);
  expect(getComputedStyle(row).flexWrap).toBe('wrap');
  expect(getComputedStyle(target).flexBasis).toBe('220px');
  expect(getComputedStyle(screen.getByText('+$1.20')).whiteSpace).toBe('nowrap');
});

it('leaves room for a name beside the time from which an option can be had: that has lines of its own', () => {
  const house = { ...DEFAULT_SETTINGS, later: { minMinutes: 0, maxDays: 14 } };
  const egg = anOption({ id: 'egg', name: 'Egg', eachMinor: 90, offThrough: businessDayOf(Date.now()) });
  const choices = { sizes: [], groups: [aGroup({ options: [egg] })] };
  const asked = { sizeId: null, options: [] };
  const rest = { currency: 'USD', asked, isTried: false, onChoose: () => undefined } as const;
  render(<ChoiceForm choices={choices} house={house} {...rest} />);
  const { whiteSpace, maxWidth } = getComputedStyle(screen.getByText(/^\+\$0\.90, from .*\d\d:\d\d$/));
  expect([whiteSpace, maxWidth]).toEqual(['normal', '60%']);
});

it('names the diets of an option beside it', () => {
  const choices = { sizes: [], groups: [aGroup({ options: [anOption({ name: 'Oat milk', tags: ['vegan'] })] })] };
  render(<ChoicesPreview choices={choices} currency="USD" />);
  expect(screen.getByLabelText('Oat milk (vegan)')).toBeDefined();
});

it('asks what the size and the answers ask, at the price of the size', () => {
  const choices = {
    sizes: [aSize(), aSize({ id: 'large', name: 'Large' }), aSize({ id: 'huge', name: 'Huge', isSoldOut: true })],
    groups: [
      aGroup({
        id: 'drink',
        name: 'Drink',
        free: 1,
        max: 2,
        options: [
          anOption({ id: 'cola', name: 'Cola', eachMinor: 70, eachMinorBySize: { large: 120 } }),
          anOption({ id: 'tea', name: 'Tea', asks: ['sorts'] }),
        ],
      }),
      aGroup({ id: 'crust', name: 'Crust', sizeIds: ['large'], options: [anOption({ id: 'thin', name: 'Thin' })] }),
      aGroup({ id: 'sorts', name: 'Which tea', isAsked: true, options: [anOption({ id: 'mint', name: 'Mint' })] }),
    ],
  };
  render(<ChoicesPreview choices={choices} currency="USD" />);
  const questions = (): readonly string[] => screen.getAllByRole('group').map((group) => group.textContent ?? '');
  const ask = (name: string): boolean => questions().some((text) => text.startsWith(name));
  const press = (name: RegExp): void => {
    fireEvent.click(screen.getByLabelText(name));
  };
  expect([ask('Drink required · 1 to 2 · 1 free'), ask('Crust'), ask('Which tea')]).toEqual([true, false, false]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Huge sold out' }).disabled).toBe(true);
  expect(screen.getByRole('checkbox', { name: 'Cola +$0.70' })).toBeDefined();
  press(/^Large/);
  expect([ask('Crust'), screen.queryByRole('checkbox', { name: 'Cola +$1.20' }) !== null]).toEqual([true, true]);
  press(/^Tea/);
  const names = questions().map((text) => text.split(' required')[0]);
  expect(names).toEqual(['Size', 'Drink', 'Which tea', 'Crust']);
  fireEvent.click(within(screen.getByRole('group', { name: /^Which tea/ })).getByLabelText(/^Mint/));
  press(/^Tea/);
  expect(ask('Which tea')).toBe(false);
});

it('begins a group that a size or an answer brings with what it has to begin with', () => {
  const milk = anOption({ id: 'milk', name: 'Milk', default: 1 });
  const choices = {
    sizes: [aSize(), aSize({ id: 'large', name: 'Large' })],
    groups: [
      aGroup({
        id: 'drink',
        name: 'Drink',
        required: false,
        min: 0,
        options: [anOption({ id: 'tea', name: 'Tea', asks: ['with'] })],
      }),
      aGroup({
        id: 'crust',
        name: 'Crust',
        sizeIds: ['large'],
        options: [anOption({ id: 'thin', name: 'Thin', default: 1 }), anOption({ id: 'deep', name: 'Deep' })],
      }),
      aGroup({ id: 'with', name: 'With', isAsked: true, options: [milk, anOption({ id: 'lemon', name: 'Lemon' })] }),
    ],
  };
  render(<ChoicesPreview choices={choices} currency="USD" />);
  const isChosen = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  const press = (name: RegExp): void => {
    fireEvent.click(screen.getByLabelText(name));
  };
  press(/^Large/);
  expect(isChosen(/^Thin/)).toBe(true);
  press(/^Deep/);
  press(/^Tea/); // which brings another group, and leaves this one as it is
  expect([isChosen(/^Deep/), isChosen(/^Milk/)]).toEqual([true, true]);
  press(/^Lemon/);
  press(/^Tea/);
  press(/^Tea/);
  expect(isChosen(/^Milk/)).toBe(true);
});

it.each([
  ['One of these, please', { required: true, min: 1, max: 1 }],
  ['2 of these, please', { required: true, min: 2, max: 2 }],
  ['1 to 3 of these, please', { required: true, min: 0, max: 3 }],
])('says “%s” of a group of which that is missing, once somebody wanted to go on', (sentence, limits) => {
  const choices = { sizes: [], groups: [aGroup({ ...limits, options: [anOption(), anOption({ id: 'hot' })] })] };
  const asked = { sizeId: null, options: [] };
  const form = (isTried: boolean): React.JSX.Element => (
    <ChoiceForm choices={choices} currency="USD" asked={asked} isTried={isTried} onChoose={() => undefined} />
  );
  const { rerender } = render(form(false));
  expect(screen.queryByText(sentence)).toBeNull();
  rerender(form(true));
  const { id } = within(screen.getByRole('group', { name: /^Sauce/ })).getByText(sentence);
  for (const input of screen.getAllByRole(limits.max === 1 ? 'radio' : 'checkbox'))
    expect(input.getAttribute('aria-describedby')).toBe(id);
});

it('says of a group that needs no answer how many it takes, and nothing once it has them', () => {
  const group = aGroup({ required: false, min: 2, max: 3, options: [anOption({ max: 3 })] });
  const form = (quantity: number): React.JSX.Element => (
    <ChoiceForm
      choices={{ sizes: [], groups: [group] }}
      currency="USD"
      asked={{ sizeId: null, options: [{ groupId: group.id, id: anOption().id, quantity }] }}
      isTried
      onChoose={() => undefined}
    />
  );
  const { rerender } = render(form(1));
  expect(screen.getByText('2 to 3 of these, or none, please')).toBeDefined();
  rerender(form(2));
  expect(screen.queryByText(/of these/)).toBeNull();
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBeNull();
  rerender(form(4));
  expect(screen.getByText('2 to 3 of these, or none, please')).toBeDefined();
});

describe('options of which there are many', () => {
  const many = Array.from({ length: 50 }, (_, index) => anOption({ id: `o${index}`, name: `Topping ${index}` }));
  const crème = anOption({ id: 'creme', name: 'Crème fraîche' });
  const toppings = aGroup({
    id: 'toppings',
    name: 'Toppings',
    required: false,
    min: 0,
    max: 9,
    options: [...many, crème],
  });
  const choices = { sizes: [], groups: [toppings, aGroup()] };

  it('are searched by the beginnings of their words, without accents, and keep what is chosen', async () => {
    render(<ChoicesPreview choices={choices} currency="USD" />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Topping 7' }));
    const search = screen.getByRole('searchbox', { name: 'Search options' });
    await userEvent.type(search, 'creme');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Crème fraîche']);
    expect(screen.queryByRole('group', { name: /^Sauce/ })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing');
    expect(screen.getByRole('status').textContent).toBe('No option is called that.');
    await userEvent.clear(search);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Topping 7' }).checked).toBe(true);
  });

  it('show a group that must be answered whatever is searched, once somebody wants to go on', async () => {
    const none = { sizeId: null, options: [] };
    render(<ChoiceForm choices={choices} currency="USD" asked={none} isTried onChoose={() => undefined} />);
    await userEvent.type(screen.getByRole('searchbox'), 'creme');
    expect(screen.getByRole('group', { name: /^Sauce/ }).dataset['unmet']).toBe('true');
    // The search stands over them: what is missing is said above the option that the focus brings into sight.
    for (const radio of screen.getAllByRole('radio')) expect(radio.style.scrollMarginTop).toBe('136px');
  });

  it('are drawn as far as they fill a window first, also of one group, and all at once when somebody wants to go on', async () => {
    const form = (isTried: boolean): React.JSX.Element => (
      <ChoiceForm
        choices={choices}
        currency="USD"
        asked={{ sizeId: null, options: [] }}
        isTried={isTried}
        onChoose={() => undefined}
      />
    );
    const drawn = (): number => screen.getAllByRole('checkbox').length;
    const { unmount } = render(form(false));
    expect(drawn()).toBeLessThan(20);
    await waitFor(() => {
      expect(drawn()).toBe(51);
    });
    expect(screen.getByRole('group', { name: /^Sauce/ })).toBeDefined();
    unmount();
    const { rerender } = render(form(false));
    expect(screen.queryByRole('group', { name: /^Sauce/ })).toBeNull();
    rerender(form(true));
    expect([drawn(), screen.getByRole('group', { name: /^Sauce/ }).dataset['unmet']]).toEqual([51, 'true']);
  });

  it('need no search where they are few', () => {
    render(<ChoicesPreview choices={CHOICES} currency="USD" />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
