import { DEFAULT_SETTINGS, toHouseDto, type ChoicesDto, type ListedGroupDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { LazyGuard } from '../../../ui/guard-unsaved.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import { FoodForm } from './food-form.tsx';
import { useManageable } from './use-manageable.ts';

const SAUCE: ListedGroupDto = {
  id: 'sauce',
  name: 'Sauce',
  required: true,
  min: 1,
  max: 1,
  options: [],
  version: 3,
  foods: 2,
};

const DIPS: ListedGroupDto = { ...SAUCE, id: 'dips', name: 'Dips', required: false, foods: 0 };
const SIZE = { id: 'small', name: 'Small', kitchenName: 'SM', extra: 0 };

/** A fake server behind `fetch`. */
let choices: ChoicesDto;
let groups: ListedGroupDto[];
let sent: (readonly [string, unknown])[];
let refusal: Response | null;
let isDown: boolean;

beforeAll(LazyGuard.load);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  choices = { version: 4, sizes: [SIZE], groups: [] };
  groups = [SAUCE];
  [sent, refusal, isDown] = [[], null, false];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const said = parseBody(body);
      sent.push([url, url === SAVED_AT ? fieldOf(said, 'choices') : said]);
      if (refusal) return refusal;
      if (url.startsWith('/api/choicegroups/')) groups.push(DIPS);
      return Response.json({});
    }
    if (method === 'HEAD') return new Response(); // the network is up
    if (url === '/api/house') return Response.json(toHouseDto(DEFAULT_SETTINGS));
    if (url === '/api/categories') return Response.json({ version: 0, categories: [] });
    if (isDown) return Response.json({}, { status: 503 });
    return Response.json(url.endsWith('/choicegroups') ? groups : choices);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const PHO = aFood();
const SAVED_AT = '/api/foods/pho';

function Page(): React.JSX.Element | null {
  const { manageable, first, isStale, load } = useManageable(PHO.id);
  if (!manageable || !first) return null;
  return (
    <FoodForm
      food={PHO}
      first={first}
      groups={manageable.groups}
      areGroupsStale={isStale}
      onGroupSaved={load}
      hasLeft={false}
      Preview={() => null}
    />
  );
}

/** With the groups that the food does not use, too. */
const open = async (): Promise<void> => {
  render(
    <MemoryRouter initialEntries={['/dashboard/foods/pho#options']}>
      <Page />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'New group' });
  const others = screen.queryByRole('button', { name: /^Show \d+ groups? not used here/ });
  if (others) fireEvent.click(others);
};
/** An unchanged food has nothing to save. */
const rename = async (): Promise<void> => {
  type(await screen.findByRole('group', { name: 'Size 1' }), /Name/, 'Tiny');
};
const type = (within_: HTMLElement, label: RegExp, value: string): void => {
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } });
};

describe('sizes and options of a food', () => {
  it('are saved as a whole: known sizes keep their ids, new ones get one, and groups are ticked', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
    type(screen.getByRole('group', { name: 'Size 2' }), /Name/, 'Extra große');
    type(screen.getByRole('group', { name: 'Size 2' }), /Price/, '2,50');
    fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Everything is saved');
    expect(sent).toEqual([
      [
        SAVED_AT,
        {
          sizes: [
            { id: 'small', name: 'Small', kitchenName: 'SM', extra: 0 },
            { id: 'extra-gro-e', name: 'Extra große', kitchenName: null, extra: 2.5 },
          ],
          groups: [{ id: 'sauce' }],
        },
      ],
    ]);
  });

  it('are without a group of the category where its tick is taken away, and have it as it is where it stays', async () => {
    choices = { ...choices, groups: [{ ...SAUCE, ofCategory: true }], leftOut: ['dips'] };
    groups = [SAUCE, DIPS];
    await open();
    const [sauce, dips] = [/Sauce/, /Dips/].map((name) => screen.findByRole<HTMLInputElement>('checkbox', { name }));
    expect([(await sauce)?.checked, (await dips)?.checked]).toEqual([true, false]);
    expect(screen.getAllByText(/All foods of its category have it/)).toHaveLength(2);
    await rename();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([[SAVED_AT, { groups: [{ id: 'sauce' }], leftOut: ['dips'] }]]);
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Dips/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent[1]).toMatchObject([SAVED_AT, { groups: [{ id: 'dips' }], leftOut: ['sauce'] }]);
    });
  });

  it('have a group in sight that was made here, and is not used yet', async () => {
    choices = { ...choices, groups: [SAUCE] };
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Aioli');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const dips = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Dips/ });
    expect(dips.checked).toBe(false);
  });

  it('fold away the groups that the food does not use, until somebody asks for them', async () => {
    choices = { ...choices, groups: [SAUCE] };
    groups = [SAUCE, DIPS, { ...DIPS, id: 'crust', name: 'Crust' }];
    render(
      <MemoryRouter initialEntries={['/dashboard/foods/pho#options']}>
        <Page />
      </MemoryRouter>,
    );
    const others = await screen.findByRole('button', { name: 'Show 2 groups not used here' });
    const shown = (): readonly string[] =>
      screen.getAllByRole('checkbox', { name: /option/ }).map((box) => (box as HTMLInputElement).value);
    expect(shown()).toEqual(['sauce']);
    fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ }));
    expect(shown()).toEqual(['sauce']);
    fireEvent.click(others);
    expect(shown()).toEqual(['sauce', 'dips', 'crust']);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Dips/ }));
    expect(screen.queryByRole('button', { name: /^Show \d+ group/ })).toBeNull();
  });

  it.each([
    ['$1.50', 1.5],
    [' 2,- ', 2],
    ['-0.50', -0.5],
    ['\u2212$1.50', -1.5], // pasted
  ])('have prices as people type them: %s', async (typed, extra) => {
    await open();
    type(await screen.findByRole('group', { name: 'Size 1' }), /Price/, typed);
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    const option = within(dialog).getByRole('group', { name: 'Option 1' });
    type(option, /Name/, 'Mayo');
    type(option, /Price/, typed);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([['/api/choicegroups/dips', { options: [{ each: extra }] }]]);
    });
    await screen.findByRole('checkbox', { name: /Dips/ }); // the dialog is gone by then
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([{}, [SAVED_AT, { sizes: [{ extra }] }]]);
    });
  });

  it('take a minus that is typed letter by letter, on every keyboard, and show again what was saved', async () => {
    await open();
    const price = within(await screen.findByRole('group', { name: 'Size 1' })).getByRole<HTMLInputElement>('textbox', {
      name: /Price/,
    });
    expect(price.inputMode).toBe('text');
    await userEvent.clear(price);
    await userEvent.type(price, '-0.5');
    expect(price.value).toBe('-0.5');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([[SAVED_AT, { sizes: [{ extra: -0.5 }] }]]);
    });
  });

  it('are without a size that was removed, whose id no other one gets', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
    type(screen.getByRole('group', { name: 'Size 2' }), /Name/, 'Small!');
    fireEvent.click(screen.getByRole('button', { name: 'Remove size 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([[SAVED_AT, { sizes: [{ id: 'small-2', extra: 0 }] }]]);
    });
  });

  it('are refused without a name or with a price that is none, and nothing is sent', async () => {
    await open();
    const first = await screen.findByRole('group', { name: 'Size 1' });
    type(first, /Name/, '');
    type(first, /Price/, 'free');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(first).findByText('A name, please')).toBeDefined();
    expect(within(first).getByText('A price such as 1.50 or -1.50')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('say why the server refused them, and stay', async () => {
    refusal = Response.json(
      {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'x',
          details: {
            reason: 'INVALID_FIELDS',
            requestId: 'r',
            fields: { 'choices.sizes': 'expected at most 10 sizes' },
          },
        },
      },
      { status: 400 },
    );
    await open();
    await rename();
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('choices.sizes: expected at most 10 sizes');
  });

  it('are not saved at prices of a currency that the house has left, in the food and in a group, and that is said', async () => {
    const details = { reason: 'SETTINGS_CHANGED', requestId: 'r', version: 5 };
    const asked = (): Response =>
      Response.json({ error: { status: 'FAILED_PRECONDITION', message: 'x', details } }, { status: 409 });
    await open();
    await rename();
    refusal = asked();
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The house has changed its currency.');
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Mayo');
    refusal = asked();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('The house has changed its currency.');
  });

  it('get no new group where the house has as many as it can have, which is said', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Mayo');
    const details = { reason: 'TOO_MANY_CHOICES', requestId: 'r', groupsOfHouse: 1000 };
    refusal = Response.json({ error: { status: 'FAILED_PRECONDITION', message: 'x', details } }, { status: 409 });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'A house can have 1000 groups of options, and this one has them. Change one that no food uses any more.',
    );
  });

  it('get a new group, which is there to be ticked once it is saved', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Mayo');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Price/, '0.5');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('checkbox', { name: /Dips/ })).toBeDefined();
    expect(sent).toMatchObject([
      [
        '/api/choicegroups/dips',
        { name: 'Dips', required: false, min: 0, max: 1, options: [{ id: 'mayo', each: 0.5 }] },
      ],
    ]);
  });
});

describe('what is not saved yet', () => {
  it('stays while the groups cannot be asked for again, which is said', async () => {
    groups = [SAUCE, DIPS];
    await open();
    type(await screen.findByRole('group', { name: 'Size 1' }), /Name/, 'Tiny');
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Sauce' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Sauce' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add an option' }));
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Hot');
    isDown = true;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/may be older than what is saved/)).toBeDefined();
    expect(screen.getByDisplayValue('Tiny')).toBeDefined();
    [isDown, groups] = [false, [{ ...SAUCE, name: 'Hot sauce' }, DIPS]];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: /Hot sauce/ })).toBeDefined();
    expect(screen.queryByText(/may be older/)).toBeNull();
    expect(screen.getByDisplayValue('Tiny')).toBeDefined();
  });

  const asked = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Discard your changes?' });
  const cancel = (dialog: HTMLElement): void => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  };

  it('is nothing in a form that was only opened', async () => {
    await open();
    await screen.findByRole('checkbox', { name: /Sauce/ });
    expect(asksBeforeLeaving()).toBe(false);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['a size that was added', 'Add a size'],
    ['a size that was removed', 'Remove size 1'],
    ['groups in another order', 'Move Dips up'],
  ])('is not lost without a question: %s', async (_what, button) => {
    groups = [SAUCE, DIPS];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(true);
    });
  });

  it.each(['New group', 'Copy: Sauce'])('is not lost without a question: a group by %s', async (button) => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    cancel(dialog);
    expect(asked()).not.toBeNull();
  });
});

describe('the order in which a guest sees them', () => {
  it('is sorted by buttons and keys, which say where a size is now, and by groups that are moved', async () => {
    choices = {
      version: 4,
      sizes: [SIZE, { ...SIZE, id: 'large', name: 'Large' }],
      groups: [{ ...SAUCE, options: [] }],
    };
    groups = [DIPS, SAUCE];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Move size 2 up' }));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('size 2: now number 1 of 2');
    fireEvent.keyDown(screen.getByDisplayValue('Large'), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(screen.getByDisplayValue('Small'), { key: 'ArrowDown', altKey: true });
    fireEvent.click(screen.getByRole('checkbox', { name: /Dips/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Dips up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([[expect.any(String), { sizes: [{ id: 'large' }, { id: 'small' }] }]]);
    });
    expect(sent).toMatchObject([[expect.any(String), { groups: [{ id: 'dips' }, { id: 'sauce' }] }]]);
  });

  it('is that of the food when the page opens, whatever the groups are called', async () => {
    choices = {
      version: 4,
      sizes: [SIZE],
      groups: [
        { ...SAUCE, options: [] },
        { ...DIPS, options: [] },
      ],
    };
    groups = [DIPS, SAUCE];
    await open();
    await rename();
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([[expect.any(String), { groups: [{ id: 'sauce' }, { id: 'dips' }] }]]);
    });
  });
});

describe('a group', () => {
  const changed = (version: number): Response => {
    const details = { reason: 'GROUP_CHANGED', requestId: 'r', version };
    return Response.json({ error: { status: 'FAILED_PRECONDITION', message: 'x', details } }, { status: 409 });
  };
  const HAM = { id: 'ham', name: 'Ham', kitchenName: 'HM', each: 1.5, max: 3, default: 2, allergens: null };
  const TOPPINGS: ListedGroupDto = {
    ...SAUCE,
    id: 'toppings',
    name: 'Toppings',
    max: 5,
    options: [{ ...HAM, tags: ['halal'], soldOut: true }],
  };

  it('says how often an option can be chosen, and keeps what its form does not ask', async () => {
    groups = [TOPPINGS];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Toppings' });
    type(dialog, /^Up to/, '0');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('From 1 to 100')).toBeDefined();
    type(dialog, /^Up to/, '4');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([
        ['/api/choicegroups/toppings', { options: [{ ...HAM, max: 4, default: 2, tags: ['halal'] }] }],
      ]);
    });
  });

  it('declares what each option contains, and its diets', async () => {
    groups = [TOPPINGS];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Toppings' });
    fireEvent.click(within(dialog).getByText('Allergens: please ask · halal'));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Declared (the 14 of EU law)' }));
    expect(await within(dialog).findByText('Contains none of the 14 allergens · halal')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'milk' }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'eggs' }));
    expect(await within(dialog).findByText('Contains: eggs, milk · halal')).toBeDefined();
    for (const diet of ['vegetarian', 'vegan']) fireEvent.click(within(dialog).getByRole('checkbox', { name: diet }));
    expect(await within(dialog).findByText('Contains: eggs, milk · vegetarian, halal')).toBeDefined();
    expect(within(dialog).getByText('Guests do not read “vegan”: it contains eggs, milk.')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([
        [
          '/api/choicegroups/toppings',
          { options: [{ ...HAM, allergens: ['eggs', 'milk'], tags: ['vegetarian', 'halal'] }] },
        ],
      ]);
    });
  });

  it('is not saved over that of somebody else: what they changed is said, and replacing it is a step of its own', async () => {
    groups = [TOPPINGS];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Toppings' });
    type(dialog, /^Group/, 'Extras');
    const cheese = { ...HAM, tags: [], soldOut: false, id: 'cheese', name: 'Cheese' };
    groups = [{ ...TOPPINGS, version: 4, options: [...TOPPINGS.options, cheese] }];
    refusal = changed(4);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Meanwhile: Cheese is new.');
    expect(within(dialog).getByDisplayValue('Extras')).toBeDefined();
    refusal = null;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Replace theirs' }));
    await waitFor(() => {
      expect(sent).toMatchObject([
        ['/api/choicegroups/toppings', { version: 3 }],
        ['/api/choicegroups/toppings', { version: 4, name: 'Extras', options: [{ id: 'ham' }] }],
      ]);
    });
  });

  it('is made beside that of somebody else who has taken its name meanwhile', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    type(dialog, /^Group/, 'Dips');
    type(within(dialog).getByRole('group', { name: 'Option 1' }), /Name/, 'Mayo');
    groups = [SAUCE, { ...DIPS, version: 1 }];
    refusal = changed(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('has made a group of this name');
    refusal = null;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([
        ['/api/choicegroups/dips', { version: 0 }],
        ['/api/choicegroups/dips-2', { version: 0, name: 'Dips' }],
      ]);
    });
  });

  it('is copied under another name and id, with all that it says', async () => {
    groups = [TOPPINGS];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group of options' });
    expect(document.activeElement).toBe(within(dialog).getByDisplayValue('Copy of Toppings'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent).toMatchObject([
        ['/api/choicegroups/copy-of-toppings', { name: 'Copy of Toppings', max: 5, options: [HAM] }],
      ]);
    });
  });
});

describe('what real menus hold', () => {
  const LARGE = { id: 'large', name: 'Large', kitchenName: null, extra: 2 };
  const HAM = { id: 'ham', name: 'Ham', kitchenName: null, each: 1.5, max: 1, default: 0, allergens: null, tags: [] };
  const TOPPINGS: ListedGroupDto = {
    ...SAUCE,
    id: 'toppings',
    name: 'Toppings',
    options: [{ ...HAM, soldOut: false }],
  };
  const save = (within_: HTMLElement): void => {
    fireEvent.click(within(within_).getByRole('button', { name: 'Save' }));
  };

  beforeEach(() => {
    choices = { version: 4, sizes: [SIZE, LARGE], groups: [] };
    groups = [TOPPINGS, SAUCE];
  });

  it('prices an option by size, gives some free, and asks more once it is chosen', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Toppings' });
    fireEvent.click(within(dialog).getByText('The same price with every size'));
    type(dialog, /^With Large/, 'much');
    save(dialog);
    expect(await within(dialog).findByText(/^A price such as/)).toBeDefined();
    type(dialog, /^With Large/, '1,80');
    expect(await within(dialog).findByText('Large 1.80')).toBeDefined();
    type(dialog, /^Of them free/, '3');
    fireEvent.click(within(dialog).getByText('Asks nothing more'));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Sauce' }));
    expect(await within(dialog).findByText('Then asks: Sauce')).toBeDefined();
    save(dialog);
    await waitFor(() => {
      expect(sent).toMatchObject([
        ['/api/choicegroups/toppings', { free: 3, options: [{ ...HAM, eachBySize: { large: 1.8 }, asks: ['sauce'] }] }],
      ]);
    });
  });

  it('keeps the price for a size that only another food has', async () => {
    groups = [{ ...TOPPINGS, options: [{ ...HAM, soldOut: false, eachBySize: { huge: 3 } }] }];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Toppings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Options: Toppings' });
    expect(within(dialog).getByText('huge 3.00')).toBeDefined();
    type(dialog, /^Group/, 'More');
    save(dialog);
    await waitFor(() => {
      expect(sent).toMatchObject([['/api/choicegroups/toppings', { options: [{ eachBySize: { huge: 3 } }] }]]);
    });
  });

  it('offers a group with some sizes, with limits of the food', async () => {
    await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: /Toppings/ }));
    fireEvent.click(await screen.findByText('With every size'));
    const row = screen.getByRole('group', { name: 'Toppings' });
    fireEvent.click(within(row).getByRole('checkbox', { name: 'Large' }));
    fireEvent.click(within(row).getByRole('checkbox', { name: 'Other limits with this food' }));
    expect(await within(row).findByText('With Large only, with limits of its own')).toBeDefined();
    type(row, /^At least/, '2');
    save(document.body);
    expect(await within(row).findByText('Not below the least')).toBeDefined();
    type(row, /^At most/, '4');
    save(document.body);
    await waitFor(() => {
      expect(sent).toMatchObject([
        [SAVED_AT, { groups: [{ id: 'toppings', sizes: ['large'], limits: { required: true, min: 2, max: 4 } }] }],
      ]);
    });
  });

  it('goes on as it was: a food that is saved with another name of a size keeps where its groups are offered', async () => {
    const limits = { required: false, min: 0, max: 3 };
    const sauce = { ...SAUCE, asked: true } as const;
    choices = { ...choices, groups: [{ ...TOPPINGS, sizes: ['large'], limits }, sauce] };
    await open();
    type(await screen.findByRole('group', { name: 'Size 2' }), /Name/, 'Huge');
    expect(await screen.findByText('With Huge only, with limits of its own')).toBeDefined();
    save(document.body);
    await waitFor(() => {
      expect(sent).toMatchObject([[expect.any(String), { groups: [{ id: 'toppings', sizes: ['large'], limits }] }]]);
    });
  });

  it('says what a size contains beside the food', async () => {
    await open();
    const size = await screen.findByRole('group', { name: 'Size 2' });
    fireEvent.click(within(size).getByText('Allergens: as the food'));
    fireEvent.click(within(size).getByRole('radio', { name: 'Declared (the 14 of EU law)' }));
    fireEvent.click(await within(size).findByRole('checkbox', { name: 'milk' }));
    expect(await within(size).findByText('Allergens beside the food’s: milk')).toBeDefined();
    expect(within(size).queryByRole('checkbox', { name: 'vegetarian' })).toBeNull(); // it contains all that its food does
    save(document.body);
    await waitFor(() => {
      expect(sent).toMatchObject([[expect.any(String), { sizes: [SIZE, { ...LARGE, allergens: ['milk'] }] }]]);
    });
  });
});
