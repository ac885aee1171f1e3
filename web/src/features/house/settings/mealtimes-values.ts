import { MEALTIMES, type DayHours, type HouseDto, type Mealtime } from '@foodhouse/domain';

// The mealtimes as they are typed.

export interface MealtimesValues {
  /** Of each mealtime, in their order; empty: at all times. */
  readonly hours: Readonly<Record<Mealtime, DayHours>>;
  readonly isEnforced: boolean;
}

/** Hours that are said for the first time count, unless whoever says them says otherwise. */
export function mealtimesOf({ mealtimes, enforceMealtimes }: HouseDto): MealtimesValues {
  const hoursOf = (mealtime: Mealtime) => mealtimes[mealtime] ?? { from: '', to: '' };
  return {
    hours: { breakfast: hoursOf('breakfast'), lunch: hoursOf('lunch'), dinner: hoursOf('dinner') },
    isEnforced: enforceMealtimes || Object.keys(mealtimes).length === 0,
  };
}

export function mealtimesDtoOf({
  hours,
  isEnforced,
}: MealtimesValues): Pick<HouseDto, 'mealtimes' | 'enforceMealtimes'> {
  const said = MEALTIMES.filter((mealtime) => hours[mealtime].from !== '' || hours[mealtime].to !== '');
  return {
    mealtimes: Object.fromEntries(said.map((mealtime) => [mealtime, hours[mealtime]])),
    enforceMealtimes: isEnforced && said.length > 0,
  };
}
