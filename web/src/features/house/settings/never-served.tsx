// No stories: asks the server.
import { isNeverServed, type Categories, type FoodDto, type HouseDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { askAllFoods } from '../../../data/take-pages.ts';
import { useRequest } from '../../../data/use-request.ts';
import { listed } from '../../../lib/listed.ts';
import * as texts from './texts.ts';

interface Props {
  /** As it would be saved. */
  readonly house: HouseDto;
}

/** The foods that can be had at no time with these hours: asked for once somebody changes them, and said after saving too. */
export function NeverServed({ isDirty, ...props }: Props & { readonly isDirty: boolean }): React.JSX.Element | null {
  const [isAsked, setIsAsked] = useState(isDirty);
  if (isDirty && !isAsked) setIsAsked(true);
  return isAsked ? <Said {...props} /> : null;
}

/** The names that are read; of the others their number. */
const MOST_NAMES = 3;

function Said({ house }: Props): React.JSX.Element | null {
  const foods = useRequest(askFoods);
  if (foods.status !== 'ready') return null;
  const hours = { ...house, services: house.services ?? [] };
  const names = foods.value.filter((food) => isNeverServed(food, hours)).map(({ name }) => name);
  if (names.length === 0) return null;
  const others = names.length - MOST_NAMES;
  const said = [...names.slice(0, MOST_NAMES), ...(others > 0 ? [texts.otherFoods({ count: others })] : [])];
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {texts.neverServed({ count: names.length, names: listed(said) })}
    </Alert>
  );
}

type HourlyFood = Parameters<typeof isNeverServed>[0] & Pick<FoodDto, 'name'>;

/** The menu names a food's category; its hours are of the id. */
async function askFoods(): Promise<ApiAnswer<readonly HourlyFood[]>> {
  const [foods, categories] = await Promise.all([askAllFoods(), callApi<Categories>('/categories')]);
  if (!foods.ok) return foods;
  if (!categories.ok) return categories;
  const ids = new Map(categories.value.categories.map(({ id, name }) => [name, id]));
  const value = foods.value.map(({ name, mealtimes, served = [], category = '' }) => ({
    name,
    mealtimes,
    served,
    categoryId: ids.get(category) ?? null,
  }));
  return { ok: true, value };
}
