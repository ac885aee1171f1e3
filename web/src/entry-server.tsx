import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, MemoryRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { makeRoutes } from './app/routes.tsx';
import { fillTemplates, type FillTemplates } from './routes/fill-templates.tsx';

export interface RenderedPage {
  /** What stands in #root. */
  readonly html: string;
  /** Titles and descriptions that the page's components asked for, and its styles. */
  readonly head: string;
  /** The looks of its cards, for what the first script puts in; null where there is nothing to put in. */
  readonly templates: FillTemplates | null;
}

/** One public page as HTML, as a visitor who is signed out sees it before anything was fetched. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(makeRoutes());
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const cache = createCache({ key: 'css' });
  const styles = createEmotionServer(cache); // from here on styles are gathered, not put between the elements
  const render = (page: ReactNode): string =>
    renderToString(
      <CacheProvider value={cache}>
        <App>{page}</App>
      </CacheProvider>,
    );
  const rendered = render(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  // React puts what belongs into the head before everything else.
  const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(hoisted.length);
  const templates = fillTemplates(path, (element) =>
    partOf(
      render(
        <MemoryRouter>
          <i data-part="">{element}</i>
        </MemoryRouter>,
      ),
    ),
  );
  const everything = html + JSON.stringify(templates);
  return {
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
