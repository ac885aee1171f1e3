import { MEALTIMES, type DayHours, type HouseDto, type Mealtime } from '@foodhouse/domain';

// The mealtimes as they are typed.

export interface MealtimesValues {
  /** Of each mealtime, in their order; empty: at all times. */
  readonly hours: Readonly<Record<Mealtime, DayHours>>;
  readonly isEnforced: boolean;
}

export function mealtimesOf({ mealtimes = {}, enforceMealtimes = true }: HouseDto): MealtimesValues {
  const hoursOf = (mealtime: Mealtime) => mealtimes[mealtime] ?? { from: '', to: '' };
  return {
    hours: { breakfast: hoursOf('breakfast'), lunch: hoursOf('lunch'), dinner: hoursOf('dinner') },
    isEnforced: enforceMealtimes,
  };
}

/** What is saved of them: nothing in a house that has said none, and says none now. */
export function mealtimesDtoOf(
  { hours, isEnforced }: MealtimesValues,
  house: HouseDto,
): Pick<HouseDto, 'mealtimes' | 'enforceMealtimes'> {
  const said = MEALTIMES.filter((mealtime) => hours[mealtime].from !== '' || hours[mealtime].to !== '');
  if (said.length === 0 && !house.mealtimes) return {};
  return {
    mealtimes: Object.fromEntries(said.map((mealtime) => [mealtime, hours[mealtime]])),
    enforceMealtimes: isEnforced,
  };
}
