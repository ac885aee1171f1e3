import type { Page } from 'playwright-core';

/**
 * Counts the live queries that a page holds open with Firestore, by what it asks over the wire: targets added less targets
 * removed. Begins with the next navigation.
 */
export async function countListeners(page: Page): Promise<() => number> {
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
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() === 'about:blank') open.clear();
  });
  return () => open.size;
}
