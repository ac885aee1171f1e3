import {
  DEFAULT_SETTINGS,
  foodToDocument,
  toHouseDto,
  type Category,
  type ChoicesDto,
  type Food,
  type HouseDto,
  type ListedGroupDto,
  type Role,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { LazyGuard } from '../ui/guard-unsaved.tsx';
import { changeFirestore, timestamp } from './fake-firestore.ts';
import { press, renderScreen } from './render-screen.tsx';

const HOUSE = toHouseDto(DEFAULT_SETTINGS);
export const PATH = '/dashboard/foods/pho';
export const SAUCE: ListedGroupDto = {
  id: 'sauce',
  name: 'Sauce',
  required: true,
  min: 1,
  max: 1,
  options: [],
  version: 3,
  foods: 2,
};
export const SIZE = { id: 'small', name: 'Small', kitchenName: 'SM', extra: 0 };
export const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 12, version: 4 });
export const TEA = aFood({ id: 'tea', name: 'Tea', createdAtMs: Date.UTC(2026, 0, 2) });

/** What the server holds, and what it was sent. */
export const server: {
  choices: ChoicesDto;
  sent: unknown[];
  refusal: Response | null;
  isLost: boolean;
} = { choices: { version: 0, sizes: [], groups: [] }, sent: [], refusal: null, isLost: false };

/** The page of one food, over a server in memory that each test begins anew. */
export function beginFoodPage(): void {
  beforeAll(LazyGuard.load);
  beforeEach(() => {
    Object.assign(server, {
      choices: { version: 2, sizes: [SIZE], groups: [] },
      sent: [],
      refusal: null,
      isLost: false,
    });
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: true, addListener: () => {}, removeListener: () => {} }),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });
}

export const refused = (reason: string, more: object = {}, status = 409): Response =>
  Response.json(
    { error: { status: 'FAILED_PRECONDITION', message: 'x', details: { reason, requestId: 'r', ...more } } },
    { status },
  );

export async function show(
  path = PATH,
  {
    role = 'admin',
    foods = [PHO, TEA],
    categories = [],
    rates = [],
    groups = [SAUCE],
  }: {
    role?: Role;
    foods?: readonly Food[];
    categories?: readonly Category[];
    rates?: HouseDto['tax']['rates'];
    groups?: readonly ListedGroupDto[];
  } = {},
) {
  return renderScreen(path, {
    isInBrowser: true,
    role,
    foods,
    categories,
    answers: {
      '/api/house': { ...HOUSE, tax: { ...HOUSE.tax, rates } },
      '/api/foods/pho/choices': () => server.choices,
      '/api/foods/tea/choices': () => server.choices,
      '/api/choicegroups': groups,
      '/api/foods/pho': (body: unknown) => {
        server.sent.push(body);
        if (server.isLost) throw new TypeError('network');
        return server.refusal ?? {};
      },
    },
  });
}

/** What the server says of the food from now on. */
export const change = async (changes: Partial<Food>): Promise<void> => {
  await act(async () => {
    changeFirestore(new Map([['foods/pho', { ...foodToDocument({ ...PHO, ...changes }, timestamp) }]]));
  });
};
export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
export const type = async (label: string | RegExp, value: string): Promise<void> => {
  await act(async () => void fireEvent.change(field(label), { target: { value } }));
};
export const partOf = (title: string): HTMLDetailsElement => {
  const part = screen.getByRole('heading', { name: title }).closest('details');
  if (!part) throw new Error(`expected a part ${title}`);
  return part;
};
export const open = async (title: string): Promise<void> => {
  const part = partOf(title);
  await act(async () => {
    part.open = true;
    fireEvent(part, new Event('toggle'));
  });
};
export const save = async (name = 'Save'): Promise<void> => press(await screen.findByRole('button', { name }));
export const ready = async (): Promise<void> => void (await screen.findByLabelText('Food Name'));
