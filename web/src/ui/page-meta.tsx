// No stories: shows nothing.
import { useLocation } from 'react-router-dom';
import { BASE } from '../lib/base.ts';
import { useHouseName } from '../lib/house-face.ts';
import { builtFace, nameOf } from '../lib/house-memory.ts';
import { isolated } from '../lib/isolated.ts';
import { SHARED_LOCALE } from '../lib/shared-locale.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { SHARED_PICTURE } from '../paths.ts';
import { PageTitle } from './page-title.tsx';
import * as site from '../texts.ts';

export interface PageMetaProps {
  /** Without the site's name, which is added. */
  readonly title: string;
  /** One that names the house is a text of it. */
  readonly description: string | ((house: { readonly name: string }) => string);
  readonly picture?: string | undefined;
  /** The page's HTML serves many addresses, so it has no canonical one. */
  readonly isForMany?: boolean;
}

/** Metadata for search engines and shared links. Addresses are absolute where the build knows the site's origin. */
export function PageMeta({ title, description, picture: own, isForMany = false }: PageMetaProps): React.JSX.Element {
  const { pathname } = useLocation();
  const origin = import.meta.env.VITE_SITE_ORIGIN;
  const address =
    origin === undefined || isForMany ? null : origin + (BASE + (pathname === '/' && BASE !== '' ? '' : pathname));
  const house = useHouseName();
  // The first script leaves the metadata as the build wrote it (first-paint/say-house.ts), and React must find it so.
  const name = isolated(useIsHydrated() ? house : nameOf(builtFace()));
  const text = typeof description === 'string' ? description : description({ name });
  const fullTitle = site.pageTitle({ title, site: name });
  // The picture for all pages has the site's name in it.
  const picture = own ?? (name === site.siteName() ? SHARED_PICTURE : null);
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={text} />
      <meta property="og:site_name" content={name} />
      {SHARED_LOCALE !== null && <meta property="og:locale" content={SHARED_LOCALE} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {picture !== null && (
        <meta property="og:image" content={picture.startsWith('/') ? `${origin ?? ''}${picture}` : picture} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {address !== null && <meta property="og:url" content={address} />}
      {address !== null && <link rel="canonical" href={address} />}
    </>
  );
}
