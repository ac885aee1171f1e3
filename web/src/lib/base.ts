/** The folder of this language's pages, with which their addresses begin: `/de`; empty for the language at the site's root. */
export const BASE = import.meta.env.VITE_BASE ?? '';

/** An address of the site whatever its language, from one that may begin with the folder of this one: `/inventory`. */
export function addressOf(pathname: string): string {
  const isInside = BASE !== '' && (pathname === BASE || pathname.startsWith(`${BASE}/`));
  return isInside ? pathname.slice(BASE.length) || '/' : pathname;
}

/** That of this page. */
export function addressHere(): string {
  return addressOf(location.pathname);
}
