// No stories: shows nothing.
import { useLocation } from 'react-router-dom';
import { SHARED_PICTURE } from '../paths.ts';
import * as site from '../texts.ts';

interface PageMetaProps {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  readonly picture?: string | undefined;
  /** The page's HTML serves many addresses, so it has no canonical one. */
  readonly isForMany?: boolean;
}

/** Metadata for search engines and shared links. Addresses are absolute where the build knows the site's origin. */
export function PageMeta({
  title,
  description,
  picture = SHARED_PICTURE,
  isForMany = false,
}: PageMetaProps): React.JSX.Element {
  const { pathname } = useLocation();
  const origin = import.meta.env.VITE_SITE_ORIGIN;
  const address = origin === undefined || isForMany ? null : origin + pathname;
  const fullTitle = site.pageTitle({ title });
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.siteName()} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture.startsWith('/') ? `${origin ?? ''}${picture}` : picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {address !== null && <meta property="og:url" content={address} />}
      {address !== null && <link rel="canonical" href={address} />}
    </>
  );
}
