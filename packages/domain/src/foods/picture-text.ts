import type { Food } from './food-fields.ts';

// What a picture shows, in words, for guests who do not see it (docs/decisions/071).

/** Whether a picture may have a text: those of the site only decorate the name that stands beside them. */
export function takesPictureText(address: string): boolean {
  return !address.startsWith('/img/');
}

/** The text that a food keeps beside its picture: it goes where the picture takes none. */
export function pictureTextOf({ img, pictureText }: Pick<Food, 'img' | 'pictureText'>): string | null {
  return takesPictureText(img) ? pictureText : null;
}

/** What stands in place of a picture; empty where that would be nothing, or the name that stands beside it. */
export function pictureAlt({ name, pictureText }: Pick<Food, 'name' | 'pictureText'>): string {
  return pictureText?.toLowerCase() === name.toLowerCase() ? '' : (pictureText ?? '');
}
