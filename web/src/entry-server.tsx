import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { makeStyles } from './app/styles.ts';
import { loadPage, SiteRoutes } from './app/routes.tsx';
import { fillTemplates, type FillTemplates } from './routes/fill-templates.tsx';

export interface RenderedPage {
  /** The path of its route, by which the browser knows the page that it may take over. */
  readonly route: string;
  /** What stands in #root. */
  readonly html: string;
  /** Titles and descriptions that the page's components asked for, and its styles. */
  readonly head: string;
  /** The looks of its cards, for what the first script puts in; null where there is nothing to put in. */
  readonly templates: FillTemplates | null;
}

/** One public page as HTML, as a visitor who is signed out sees it before anything was fetched. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const route = await loadPage(path);
  const cache = makeStyles();
  const styles = createEmotionServer(cache); // from here on styles are gathered, not put between the elements
  const render = (page: ReactNode): string =>
    renderToString(
      <StaticRouter location={path}>
        <App styles={cache}>{page}</App>
      </StaticRouter>,
    );
  const rendered = render(<SiteRoutes />);
  // React puts what belongs into the head before everything else.
  const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(hoisted.length);
  const templates = fillTemplates(path, (element) => partOf(render(<i data-part="">{element}</i>)));
  const everything = html + JSON.stringify(templates);
  return {
    route,
    html,
    head: hoisted + styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(everything)),
    templates,
  };
}

/** The element itself, without the providers' toasts around it. */
function partOf(rendered: string): string {
  const marked = /<i data-part="">(.*)<\/i>/s.exec(rendered);
  if (marked?.[1] === undefined) throw new Error('expected a part');
  return marked[1];
}
