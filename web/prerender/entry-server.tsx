import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { DashboardWaiting } from '../src/app/dashboard-layout.tsx';
import { makeStyles } from '../src/app/styles.ts';
import { makeTheme } from '../src/app/theme.ts';
import { loadPage, SiteRoutes } from '../src/app/routes.tsx';
import { ALL_PAGES, isPublic, type DashboardPage } from '../src/pages.ts';
import { firstListOf } from '../src/first-list/first-lists.ts';
import { Token } from '../src/features/orders/details/token.tsx';
import type { FirstList } from '../src/first-list/ask-first-list.ts';
import type { FillTemplates } from '../src/first-paint/card-template.ts';
import { ROW_MARKS, type FirstListBlock } from '../src/first-list/fill-rows.ts';
import { escapeHtml } from '../src/first-paint/escape-html.ts';
import { BASE } from '../src/lib/base.ts';
import { builtFace, nameOf } from '../src/lib/house-memory.ts';
import * as site from '../src/texts.ts';
import { FirstRow, FirstRows } from '../src/first-list/row-templates.tsx';
import { fillTemplates } from './render-templates.tsx';

export { initialIcon, manifestWithTexts, pageWithTexts } from './static-texts.ts';

const theme = makeTheme();
/** Facts that are more than words. */
const FACTS: Readonly<Partial<Record<FirstList['kind'], ReactNode>>> = {
  orders: <Token isLarge>{ROW_MARKS.facts}</Token>,
};
const PART = '<i data-part="">';

export interface RenderedPage {
  /** The path of its route, by which the browser checks that the HTML is of its page. */
  readonly route: string;
  /** Content of #root. */
  readonly html: string;
  /** Titles and descriptions that the page's components rendered, and its styles. */
  readonly head: string;
  /** Card templates for the first script; null when the page has none. */
  readonly templates: FillTemplates | null;
}

/** Renders a public page for a signed-out visitor, before any request. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const route = await loadPage(path);
  const { render, stylesOf } = renderer(path);
  const rendered = render(<SiteRoutes />);
  // React renders elements of the head before everything else.
  const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(hoisted.length);
  const templates = fillTemplates(path, (element) => partOf(render(<i data-part="">{element}</i>)));
  return { route, html, head: hoisted + stylesOf(html + JSON.stringify(templates)), templates };
}

/** The frame of a dashboard page, and the rows of its first list. It is replaced, not hydrated. */
export function renderFrame(path: DashboardPage['path']): Pick<RenderedPage, 'html' | 'head'> & {
  /** Null for a page without a list. */
  readonly firstList: FirstListBlock | null;
} {
  const { label } = dashboardPage(path);
  const { render, stylesOf } = renderer(path);
  const htmlOf = (element: ReactNode): string => partOf(render(<i data-part="">{element}</i>));
  const html = htmlOf(<DashboardWaiting />);
  const title = escapeHtml(site.pageTitle({ title: label, site: nameOf(builtFace()) }));
  const list = firstListOf(path);
  const firstList = list && {
    list,
    frame: htmlOf(<FirstRows kind={list.kind}>__ROWS__</FirstRows>),
    row: htmlOf(<FirstRow kind={list.kind} title={ROW_MARKS.title} facts={FACTS[list.kind] ?? ROW_MARKS.facts} />),
  };
  return { html, head: `<title>${title}</title>${stylesOf(html + JSON.stringify(firstList))}`, firstList };
}

/** As this language names it: the build itself reads the table in English. */
function dashboardPage(path: string): DashboardPage {
  const page = ALL_PAGES.find((other) => other.path === path);
  if (!page || isPublic(page)) throw new Error(`expected a page of the dashboard, got ${path}`);
  return page;
}

interface Renderer {
  readonly render: (page: ReactNode) => string;
  /** The styles that this HTML uses. */
  readonly stylesOf: (html: string) => string;
}

function renderer(path: string): Renderer {
  const cache = makeStyles();
  const styles = createEmotionServer(cache); // from here on styles are collected, not rendered between the elements
  return {
    render: (page) =>
      renderToString(
        <StaticRouter location={BASE + path} basename={BASE}>
          <App styles={cache} theme={theme}>
            {page}
          </App>
        </StaticRouter>,
      ),
    stylesOf: (html) => styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)),
  };
}

/** The element itself, without the toaster that the providers render beside it. */
function partOf(rendered: string): string {
  const start = rendered.indexOf(PART) + PART.length;
  const end = rendered.lastIndexOf('</i>');
  if (start < PART.length || end < start) throw new Error('expected a part');
  return rendered.slice(start, end);
}
