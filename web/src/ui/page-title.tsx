// No stories: shows nothing.
import { useHouseName } from '../lib/house-face.ts';
import { isolated } from '../lib/isolated.ts';
import * as site from '../texts.ts';

/** The title of the tab. */
export function PageTitle({ title }: { readonly title: string }): React.JSX.Element {
  return <title>{site.pageTitle({ title, site: isolated(useHouseName()) })}</title>;
}
