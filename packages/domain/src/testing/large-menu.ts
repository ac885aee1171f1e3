/** An option in a file of GloriaFood. */
export interface RawOption {
  readonly id: number;
  readonly name: string;
  /** Beyond the food and its size. */
  readonly price: number;
}

export interface RawGroup {
  readonly name: string;
  readonly required: boolean;
  readonly force_max: number;
  readonly options: readonly RawOption[];
}

export interface RawFood {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** What each costs beyond the food, with groups of its own. */
  readonly sizes: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly groups: readonly RawGroup[];
  }[];
}

/** A file of GloriaFood, as far as prices come from it. */
export interface RawMenu {
  readonly currency: string;
  readonly categories: readonly {
    readonly id: number;
    readonly name: string;
    readonly groups?: readonly RawGroup[];
    readonly items: readonly RawFood[];
  }[];
}

/**
 * A menu of GloriaFood as large as those that move: 186 foods with three sizes, 501 groups with 12,525 options.
 * @param dearer what each food costs more
 * @param foods how many of them: of fewer, each has three groups of its own
 */
export function largeMenu(dearer = 0, foods = 186): RawMenu {
  // Three groups for each of 167 foods, which the others have too.
  const group = (kind: number, at: number, size: number): RawGroup => ({
    name: `Group ${kind} ${at}`,
    required: false,
    force_max: 3,
    options: Array.from({ length: 25 }, (_, id) => ({
      id,
      name: `Option ${id}`,
      price: (10 * id + 3 * at + kind) / 100 + size,
    })),
  });
  const items = Array.from({ length: foods }, (_, food) => ({
    id: food,
    name: `Dish ${food}`,
    price: 5 + food / 100 + dearer,
    sizes: ['S', 'M', 'L'].map((name, size) => ({
      id: size,
      name,
      price: 1.5 * size,
      groups: [0, 1, 2].map((at) => group(food % 167, at, size)),
    })),
  }));
  return { currency: 'USD', categories: [{ id: 1, name: 'All', items }] };
}
