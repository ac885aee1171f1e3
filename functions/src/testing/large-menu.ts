/**
 * A menu of GloriaFood as large as those that move: 186 foods with three sizes, 501 groups with 12,525 options.
 * @param dearer what each food costs more
 * @param foods how many of them: of fewer, each has three groups of its own
 */
export function largeMenu(dearer = 0, foods = 186): Readonly<Record<string, unknown>> {
  const group = (name: string, size: number): object => ({
    name,
    required: false,
    force_max: 3,
    options: Array.from({ length: 25 }, (_, id) => ({ id, name: `Option ${id}`, price: id / 10 + size })),
  });
  const items = Array.from({ length: foods }, (_, food) => ({
    id: food,
    name: `Dish ${food}`,
    price: 5 + dearer,
    sizes: ['S', 'M', 'L'].map((name, size) => ({
      id: size,
      name,
      price: size,
      // Three for each of 167 foods, which the others have too.
      groups: [0, 1, 2].map((at) => group(`Group ${food % 167} ${at}`, size)),
    })),
  }));
  return { currency: 'USD', categories: [{ id: 1, name: 'All', items }] };
}
