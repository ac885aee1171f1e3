const MOST_LETTERS = 30;

/** A name in small letters, digits and hyphens, as ids of choices are: `Extra große` is `extra-gro-e`. Empty where none is left. */
export function plainId(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MOST_LETTERS);
}
