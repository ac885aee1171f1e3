import type { Page } from 'playwright-core';

/**
 * Counts a page's open live queries by its requests to Firestore: targets added minus targets removed, per page load.
 * Call it before the page is opened.
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
