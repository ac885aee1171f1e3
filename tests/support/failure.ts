import type { BrowserContext, Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where traces and pictures of failed journeys are kept; git ignores it. */
const FOLDER = path.resolve('test-results');

/** Set in a run of everything: a trace holds the body of every answer, and takes a tenth of a journey's time. */
const HAS_TRACES = process.env['WITHOUT_TRACES'] === undefined;

/**
 * Records a context's actions, requests and messages from here on; no screenshots of each step, which would slow it
 * down.
 */
export async function recordTrace(context: BrowserContext): Promise<void> {
  if (HAS_TRACES) await context.tracing.start();
}

/** Forgets what was recorded. */
export async function dropTrace(context: BrowserContext): Promise<void> {
  if (HAS_TRACES) await context.tracing.stop();
}

/**
 * Stores a picture of every page, and the trace if there is one, and prints their paths.
 * @param name of the test, with a number where it has several contexts
 */
export async function keepTrace(context: BrowserContext, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, name.replaceAll(/[^\w.-]+/g, '-').slice(-150));
  const pages = context.pages().filter((page) => !page.isClosed());
  // A page that hangs has no picture; the trace still exists.
  await Promise.allSettled(
    pages.map((page, index) => page.screenshot({ path: `${file}-page${index + 1}.png`, timeout: 5000 })),
  );
  if (!HAS_TRACES)
    return console.error(
      `kept ${pages.length} pictures: ${file}-page*.png; a run of this file alone keeps its trace too`,
    );
  await context.tracing.stop({ path: `${file}.zip` });
  console.error(`kept ${pages.length} pictures and the trace: npx playwright-core show-trace ${file}.zip`);
}

declare module 'vitest' {
  interface TaskMeta {
    /** What its pages showed when it failed, which the report names beside the reason (`dev/steps.ts`). */
    seen?: string;
  }
}

/** As much of a page as tells what stood there. */
const MOST_SEEN = 500;

/** In a line, where a page was and what it showed: what is open over it, or its main part. */
export async function seenOn(page: Page): Promise<string> {
  const { pathname } = new URL(page.url());
  const shown = async (): Promise<string> => {
    const open = page.getByRole('dialog');
    const part = (await open.count()) > 0 ? open.last() : page.getByRole('main');
    return await part.ariaSnapshot({ timeout: 5000 });
  };
  const said = await shown().catch((error: unknown) => `nothing, ${String(error).split('\n', 1)[0]}`);
  return `seen at ${pathname}: ${said.replaceAll(/\s*\n\s*/g, ' ').slice(0, MOST_SEEN)}`;
}
