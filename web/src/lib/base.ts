/** The folder of this language's pages, with which their addresses begin: `/de`; empty for the language at the site's root. */
export const BASE = import.meta.env.VITE_BASE ?? '';

/** The address of this page within the site, whatever its language: `/inventory`. */
export function addressHere(): string {
  const { pathname } = location;
  const isInside = BASE !== '' && (pathname === BASE || pathname.startsWith(`${BASE}/`));
  return isInside ? pathname.slice(BASE.length) || '/' : pathname;
}
