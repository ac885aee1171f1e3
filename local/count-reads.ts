import type { Page } from 'playwright-core';

/**
 * Counts the documents that Firestore sends to a page, which is what it bills as reads. Counting starts with the next
 * navigation.
 * @returns the current count
 */
export async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { reads?: number };
    const original = globalThis.fetch;
    counted.reads = 0;
    const count = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
      let rest = '';
      for await (const chunk of stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
        const parts = (rest + chunk).split('"documentChange"');
        counted.reads = (counted.reads ?? 0) + parts.length - 1;
        rest = (parts.at(-1) ?? '').slice(-20); // the word may be split across two chunks
      }
    };
    globalThis.fetch = async (...request) => {
      const response = await original(...request);
      const address = request[0] instanceof Request ? request[0].url : String(request[0]);
      if (!address.includes('/Listen/') || !response.body) return response;
      const [forPage, forUs] = response.body.tee();
      // A stream fails when the page leaves it; its documents are counted.
      count(forUs).catch(() => undefined);
      return new Response(forPage, response);
    };
  });
  return () => page.evaluate(() => (globalThis as { reads?: number }).reads ?? 0);
}
