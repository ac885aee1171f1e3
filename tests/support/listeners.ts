import type { Page } from 'playwright-core';

/**
 * Counts the live queries that a page holds open with Firestore, by what it asks over the wire: targets added less targets
 * removed. Of one page load: call it before the page is opened.
 */
export function countListeners(page: Page): () => number {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/')) return;
    const body = new URLSearchParams(request.postData() ?? '');
    for (const [name, text] of body) {
      if (!name.endsWith('__data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(text) as {
        addTarget?: { targetId: number };
        removeTarget?: number;
      };
      if (addTarget) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
  });
  return () => open.size;
}
