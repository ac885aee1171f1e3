import type { ListedGroupDto } from '@foodhouse/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../data/storage-keys.ts';
import { GuestPreview } from './guest-preview.tsx';
import { asksBeforeLeaving } from '../../test/asks-before-leaving.ts';
import { parseBody } from '../../test/parse-body.ts';
import { AddFoodForm } from '../../features/catalogue/forms/add-food-form.tsx';

const SAUCE: ListedGroupDto = {
  id: 'sauce',
  name: 'Sauce',
  required: true,
  min: 1,
  max: 1,
  version: 1,
  foods: 2,
  options: [
    {
      id: 'hot',
      name: 'Hot',
      kitchenName: null,
      each: 0.5,
      max: 1,
      default: 0,
      allergens: null,
      tags: [],
      soldOut: false,
    },
  ],
};

const READ: Readonly<Record<string, unknown>> = {
  choicegroups: [SAUCE],
  house: { tax: { rates: [] } },
  categories: { categories: [] },
};

/** A fake server behind `fetch`. */
let sent: { readonly what: string; readonly key: string | null; readonly body: unknown }[];
let answer: () => Response;
let isWide: boolean;

beforeEach(() => {
  [sent, isWide] = [[], true];
  answer = () => Response.json({ _id: 'new' }, { status: 201 });
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response(); // the network is up
    if (method === 'GET') return Response.json(READ[/\w+$/.exec(url)?.[0] ?? ''] ?? []);
    const what = `${method} ${url}`;
    sent.push({ what, key: new Headers(headers).get('idempotency-key'), body: parseBody(body) });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const preview = (): HTMLElement => screen.getByRole('region', { name: 'Preview' });
const sizes = async (): Promise<void> => {
  toggle('Sizes and options', true);
  await screen.findByRole('button', { name: 'Add a size' });
};

/** As a press of its line does in a browser. */
function toggle(title: string, isOpen: boolean): void {
  const part = screen.getByText(title).closest('details') as HTMLDetailsElement;
  part.open = isOpen;
  fireEvent(part, new Event('toggle'));
}

async function open(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <AddFoodForm Preview={GuestPreview} />
      </MemoryRouter>,
    );
  });
  await screen.findByText('Sizes and options');
}

function typeFood(): void {
  type('Food Name', 'Pho');
  type('Chef-Name', 'Linh');
  type('Food-Price', '9.50');
  type('Quantity', '4');
}

it('a food is made with its sizes and groups by one request, and the next one begins empty', async () => {
  await open();
  typeFood();
  await sizes();
  press('Add a size');
  fireEvent.change(within(screen.getByRole('group', { name: 'Size 1' })).getByLabelText(/Name/), {
    target: { value: 'Large' },
  });
  fireEvent.change(within(screen.getByRole('group', { name: 'Size 1' })).getByLabelText(/Price/), {
    target: { value: '2,50' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 group not used here' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ }));
  press('Add Food');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Food Name' })).toHaveProperty('value', '');
  });
  expect(sent.map(({ what }) => what)).toEqual(['POST /api/foods']);
  expect(sent[0]?.body).toMatchObject({
    name: 'Pho',
    price: '9.50',
    choices: { sizes: [{ id: 'large', name: 'Large', kitchenName: null, extra: 2.5 }], groups: [{ id: 'sauce' }] },
  });
  expect(screen.queryByRole('group', { name: 'Size 1' })).toBeNull();
});

it('a food without choices is asked for as before there were any', async () => {
  await open();
  typeFood();
  press('Add Food');
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  expect(Object.keys(sent[0]?.body as object).toSorted()).toEqual(
    ['name', 'supplier', 'description', 'price', 'quantity', 'img', 'mealtimes'].toSorted(),
  );
});

it('a request without an answer keeps what was typed, and pressing again makes no second food', async () => {
  await open();
  typeFood();
  await sizes();
  press('Add a size');
  fireEvent.change(within(screen.getByRole('group', { name: 'Size 1' })).getByLabelText(/Name/), {
    target: { value: '大' },
  });
  answer = () => {
    throw new TypeError('network');
  };
  press('Add Food');
  expect((await screen.findByRole('alert')).textContent).toContain('made only once');
  expect(screen.getByDisplayValue('大')).toBeDefined();
  answer = () => Response.json({ _id: 'new' }, { status: 201 });
  press('Add Food');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Food Name' })).toHaveProperty('value', '');
  });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('a size without a name keeps the food from being sent, also in a closed part, and has the focus', async () => {
  await open();
  typeFood();
  await sizes();
  press('Add a size');
  toggle('Sizes and options', false);
  press('Add Food');
  await screen.findByText('A name, please');
  const size = within(screen.getByRole('group', { name: 'Size 1' })).getByLabelText(/Name/);
  await waitFor(() => {
    expect(document.activeElement).toBe(size);
  });
  expect(sent).toEqual([]);
});

it('the preview is the card of the menu with the choices of a guest, and follows what is typed', async () => {
  await open();
  await within(preview()).findByText('A new food');
  typeFood();
  await sizes();
  press('Add a size');
  fireEvent.change(within(screen.getByRole('group', { name: 'Size 1' })).getByLabelText(/Price/), {
    target: { value: '2' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 group not used here' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ }));
  expect(await within(preview()).findByText('from $12.00')).toBeDefined(); // 9.50, the size and the sauce
  expect(within(preview()).getByText('Pho')).toBeDefined();
  expect(within(preview()).getAllByText('4 left')).toHaveLength(2);
  expect(within(preview()).getByRole('radio', { name: /Size 1/ })).toHaveProperty('checked', true);
  expect(within(preview()).getByRole('radio', { name: /Hot/ })).toBeDefined();
});

it('the preview says that there is more of it below, until its end is in sight', async () => {
  let look: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => {
          act(() => {
            onChange([{ isIntersecting }]);
          });
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  await open();
  await within(preview()).findByText('A new food');
  look(false);
  expect(within(preview()).getByText(/^More below/)).toBeDefined();
  look(true);
  expect(within(preview()).queryByText(/^More below/)).toBeNull();
});

it('the preview is behind a button where there is no room for it', async () => {
  isWide = false;
  await open();
  type('Food Name', 'Pho');
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  press('Preview');
  expect(await within(screen.getByRole('dialog', { name: 'As a guest sees it' })).findByText('Pho')).toBeDefined();
});

it('what is said of allergens goes with the food', async () => {
  await open();
  typeFood();
  toggle('Allergens and details', true);
  fireEvent.click(await screen.findByRole('radio', { name: /^Declared/ }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'fish' }));
  press('Add Food');
  await waitFor(() => {
    expect(sent[0]?.body).toMatchObject({ allergens: ['fish'] });
  });
});

it('leaving asks while something is typed, and no more once the food is added', async () => {
  await open();
  expect(asksBeforeLeaving()).toBe(false);
  typeFood();
  await waitFor(() => {
    expect(asksBeforeLeaving()).toBe(true);
  });
  press('Add Food');
  await waitFor(() => {
    expect(asksBeforeLeaving()).toBe(false);
  });
});
