// What stands beside the name of a house: the sign that it has added, else its initial; of one that has said nothing the bowl of the
// site. Without React, because the first scripts say it too.

/** The site's own. */
export const BOWL = '/img/food/beef-pho.webp';

/** The address of a picture, or the initial. @param face null of a house that has said nothing */
export function signOf(face: { readonly name: string; readonly sign?: string } | null): string {
  if (!face) return BOWL;
  return face.sign ?? initialOf(face.name);
}

/** Whether a sign is the address of a picture: no initial begins as one. */
export function isPicture(sign: string): boolean {
  return sign.startsWith('/');
}

/** The first letter or figure of a name, with the marks that belong to it. */
export function initialOf(name: string): string {
  const [initial = '•'] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  return initial.toUpperCase();
}

/** As React renders it (ui/sign.tsx). Nothing in a letter is to be escaped, nor in an address of ours. */
export function signHtml(sign: string): string {
  return isPicture(sign)
    ? `<img data-house-sign="" src="${sign}" alt="" width="34" height="34" fetchpriority="low">`
    : `<span data-house-sign="${sign}" aria-hidden="true"></span>`;
}

const TERRACOTTA = '#b5391a';

/** The icon of a page: the sign, or the initial on the accent. @param accent in the light scheme */
export function iconOf(sign: string, accent: string = TERRACOTTA): string {
  return isPicture(sign) ? sign : `data:image/svg+xml,${encodeURIComponent(initialSvg(sign, accent))}`;
}

/** The initial as a picture. */
export function initialSvg(initial: string, accent: string = TERRACOTTA): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${accent}"/>` +
    `<text x="256" y="256" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="290" fill="#fff">${initial}</text></svg>`
  );
}
