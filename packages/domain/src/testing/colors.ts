/** Colours by chance, the same each time, as `#rrggbb`. @source en.wikipedia.org/wiki/Lehmer_random_number_generator, MINSTD */
export function someColors(count: number): readonly string[] {
  let seed = 20_261_130;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `#${(seed % 0x1_00_00_00).toString(16).padStart(6, '0')}`;
  });
}
