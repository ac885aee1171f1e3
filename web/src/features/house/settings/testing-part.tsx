import type { Category, FoodDto, HouseDto } from '@foodhouse/domain';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { MemoryRouter } from 'react-router-dom';
import { vi, type Mock } from 'vitest';
import { storeHouse } from '../../../test/house-server.ts';
import type { PartProps } from './use-save.ts';

type Part = (props: PartProps) => React.JSX.Element;

function Owner({ part: Part, house, ...props }: Omit<PartProps, 'onSaved'> & { readonly part: Part }) {
  const [saved, setSaved] = useState(house);
  return (
    <>
      <Part {...props} house={saved} onSaved={setSaved} />
      <Toaster />
    </>
  );
}

/** Renders one part of the page, over what it has saved last, which the server of `houseServer` has too. */
export function renderPart(
  part: Part,
  house: HouseDto,
): { readonly onReload: Mock<() => void>; readonly onDirty: Mock<(isDirty: boolean) => void> } {
  const [onReload, onDirty] = [vi.fn<() => void>(), vi.fn<(isDirty: boolean) => void>()];
  storeHouse(house);
  render(
    <MemoryRouter>
      <Owner part={part} house={house} onReload={onReload} onDirty={onDirty} />
    </MemoryRouter>,
  );
  return { onReload, onDirty };
}

/** What a field says to a reader of the screen of a value that was refused. */
export function marksOf(field: HTMLElement): {
  readonly isMarked: boolean;
  readonly says: string | null | undefined;
  readonly hasFocus: boolean;
} {
  return {
    isMarked: field.getAttribute('aria-invalid') === 'true',
    says: document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent,
    hasFocus: document.activeElement === field,
  };
}

/** What the menu says of a food that has hours. */
export type ServedFood = Pick<FoodDto, 'name'> & Partial<Pick<FoodDto, 'mealtimes' | 'served' | 'category'>>;

/** The server answers with this menu too, page by page. */
export function serveMenu(
  foods: readonly ServedFood[],
  categories: readonly Pick<Category, 'id' | 'name'>[] = [],
): void {
  const answer = globalThis.fetch;
  const menu = foods.map((food) => ({ _id: food.name, mealtimes: [], ...food }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams: asked } = new URL(address, 'https://house.example');
    if (pathname === '/api/categories') return Response.json({ version: 0, categories });
    if (pathname !== '/api/foods') return answer(address, init);
    const first = menu.findIndex(({ _id }) => _id === asked.get('after')) + 1;
    return Response.json(menu.slice(first, first + Number(asked.get('limit') ?? 100)));
  });
}
