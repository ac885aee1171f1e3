import { searchTermsOf, type FoodDto } from '@foodhouse/domain';
import { useCallback } from 'react';
import { callApi } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';

type Neighbour = Pick<FoodDto, '_id' | 'name'>;

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

const NONE: Neighbours = { previous: null, next: null };

/** The foods before and after one in the order of the Food List. @param typed what is searched for there; empty for nothing */
export function useNeighbours(foodId: string, typed: string): Neighbours {
  const foods = useRequest(useCallback(() => callApi<readonly FoodDto[]>(addressOf(typed)), [typed]));
  if (foods.status !== 'ready') return NONE;
  const list = inOrderOfList(foods.value, typed);
  const index = list.findIndex(({ _id }) => _id === foodId);
  if (index === -1) return NONE;
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null };
}

function addressOf(typed: string): string {
  return `/foods?${new URLSearchParams({ order: 'added', ...(typed !== '' && { q: typed }) }).toString()}`;
}

/** A search lists its foods by their ids. */
function inOrderOfList(foods: readonly FoodDto[], typed: string): readonly FoodDto[] {
  if (searchTermsOf(typed).length === 0) return foods;
  return foods.toSorted((a, b) => (a._id < b._id ? -1 : 1));
}
