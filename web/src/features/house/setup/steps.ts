import type { HouseDto } from '@foodhouse/domain';

// The steps of the set-up. How far each is follows from what the house has: it stores nothing of it, so that it can be left and
// taken up again anywhere. That somebody works alone is in their browser (use-found.ts).

/** In their order, with their names in the hash of the address. */
export const STEPS = ['name', 'place', 'menu', 'services', 'people', 'try'] as const;
export type Step = (typeof STEPS)[number];

/** What the house lacks before it opens. */
export type Lack =
  | 'name'
  | 'address'
  | 'phone'
  | 'hours'
  | 'food'
  | 'services'
  | 'areas'
  | 'colleague'
  | 'order'
  | 'acceptance'
  | 'delivery';

/** What the house has beside its settings. Null: not known yet. */
export interface Found {
  readonly foods: number | null;
  /** Whether somebody works here beside whoever sets it up, or they have said that they work alone. */
  readonly isStaffed: boolean | null;
  readonly tried: Tried | null;
}

/** How far an order has come. */
export interface Tried {
  readonly isPlaced: boolean;
  readonly isAccepted: boolean;
  readonly isDelivered: boolean;
}

type House = Pick<HouseDto, 'about' | 'hours' | 'services' | 'areas'>;

/** What each step lacks. Empty: it is done. Null: not known yet. */
export function lacksOf(house: House, found: Found): Readonly<Record<Step, readonly Lack[] | null>> {
  const { about, hours, services, areas } = house;
  const { foods, isStaffed, tried } = found;
  return {
    name: only({ name: (about?.name ?? '') === '' }),
    place: only({
      address: (about?.address ?? '') === '',
      phone: (about?.phone ?? '') === '',
      hours: Object.keys(hours).length === 0,
    }),
    menu: foods === null ? null : only({ food: foods === 0 }),
    services: only({
      services: services.length === 0,
      areas: services.includes('delivery') && areas.length === 0,
    }),
    people: isStaffed === null ? null : only({ colleague: !isStaffed }),
    try: tried && only({ order: !tried.isPlaced, acceptance: !tried.isAccepted, delivery: !tried.isDelivered }),
  };
}

type Lacks = ReturnType<typeof lacksOf>;

export function isDone(lacks: Lacks, step: Step): boolean {
  return lacks[step]?.length === 0;
}

export function doneCount(lacks: Lacks): number {
  return STEPS.filter((step) => isDone(lacks, step)).length;
}

/** Whether nothing could be ordered: then the house cannot open. */
export function isWalled(lacks: Lacks): boolean {
  return lacks.menu?.includes('food') ?? true;
}

/** @param hash of the address, such as `#menu` @returns the first step that is not done where it names none */
export function stepOf(hash: string, lacks: Lacks): Step {
  const name = hash.slice(1);
  return STEPS.find((step) => step === name) ?? STEPS.find((step) => !isDone(lacks, step)) ?? 'try';
}

export function nextStep(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}

function only(lacking: Partial<Record<Lack, boolean>>): readonly Lack[] {
  return (Object.keys(lacking) as Lack[]).filter((lack) => lacking[lack]);
}
