import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { makeRoutes } from './app/routes.tsx';

export interface RenderedPage {
  /** What stands in #root. */
  readonly html: string;
  /** Titles and descriptions that the page's components asked for, and its styles. */
  readonly head: string;
}

/** One public page as HTML, as a visitor who is signed out sees it before anything was fetched. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(makeRoutes());
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const cache = createCache({ key: 'css' });
  const styles = createEmotionServer(cache);
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
  );
  // React puts what belongs into the head before everything else.
  const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(hoisted.length);
  return { html, head: hoisted + styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)) };
}
