import type { Page } from 'playwright-core';

/** A message of a Listen stream about a document. @source google.firestore.v1.DocumentChange */
interface DocumentChange {
  readonly document: { readonly name: string; readonly updateTime: string };
  readonly targetIds?: readonly number[];
  readonly removedTargetIds?: readonly number[];
}

/**
 * Counts the reads that Firestore bills for what it sends to a page: one for each listener that a document comes to, in
 * which it changes, or which it leaves by a change. A document that others push out of a limited list costs nothing.
 * Counting starts with the next navigation.
 * @source packages/local-firestore/docs/billing.md
 * @returns the current count
 */
export async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { reads?: number };
    const original = globalThis.fetch;
    const updateTimes = new Map<string, string>();
    counted.reads = 0;
    const add = ({ document, targetIds = [], removedTargetIds = [] }: DocumentChange): void => {
      const isChanged = updateTimes.get(document.name) !== document.updateTime;
      updateTimes.set(document.name, document.updateTime);
      counted.reads = (counted.reads ?? 0) + targetIds.length + (isChanged ? removedTargetIds.length : 0);
    };
    /** A stream is a row of batches `<length>\n[[<number>,[<message>]]]`. */
    const count = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
      let rest = '';
      for await (const chunk of stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
        rest += chunk;
        for (;;) {
          const start = rest.indexOf('\n') + 1;
          const end = start + Number(rest.slice(0, Math.max(0, start - 1)));
          if (start === 0 || rest.length < end) break;
          const batch = JSON.parse(rest.slice(start, end)) as readonly (readonly [number, readonly unknown[]])[];
          rest = rest.slice(end);
          for (const message of batch.flatMap(([, messages]) => messages)) {
            const { documentChange } = message as { readonly documentChange?: DocumentChange };
            if (documentChange) add(documentChange);
          }
        }
      }
    };
    globalThis.fetch = async (...request) => {
      const response = await original(...request);
      const address = request[0] instanceof Request ? request[0].url : String(request[0]);
      if (!address.includes('/Listen/') || !response.body) return response;
      const [forPage, forUs] = response.body.tee();
      count(forUs).catch((error: unknown) => {
        // A stream fails when the page leaves it; its documents are counted. What cannot be read is no count.
        if (error instanceof SyntaxError) counted.reads = NaN;
      });
      return new Response(forPage, response);
    };
  });
  return () => page.evaluate(() => (globalThis as { reads?: number }).reads ?? 0);
}
