import { describe, expect } from 'vitest';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { PASSWORD, quantityOf, unique } from '../../local/house.ts';
import { logIn, setOffline, visit } from '../../local/browser.ts';
import { it, PHONE } from '../support/journey.ts';

// The last menu stays readable without a network, and is marked as stale.

/** Runs in the page: every address that the service worker keeps, of what was asked and of what was answered. */
async function keptByWorker(): Promise<string> {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const answers = kept.map(async (cache) =>
    Promise.all((await cache.keys()).map(async (asked) => [asked.url, (await cache.match(asked))?.url])),
  );
  const times = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
      reading.addEventListener('error', reject);
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });
  return JSON.stringify([await Promise.all(answers), times]);
}

describe('the site without a network', () => {
  it('shows the last menu, says that it is stale, and is live again when the network is back', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE, serviceWorkers: 'allow' });
    await visit(page, '/inventory');
    await page.mouse.move(200, 200);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await page.reload(); // from here on the service worker handles requests
    await page.locator('[data-food]').nth(23).waitFor();
    await setOffline(page, true);

    await page.reload();
    await page.getByText('You are offline: what you see may have changed, and nothing can be sent.').waitFor();
    await expect.poll(() => page.locator('[data-food]').count()).toBe(24);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Inventory All Products: \d+$/);
    const picture = page.locator('[data-food] img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // A page that was never visited falls back to the menu.
    await visit(page, '/chefs');
    await page.waitForURL(`${SITE_ADDRESS}/inventory`);
    await page.getByText('You are offline').waitFor();

    await setOffline(page, false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).waitFor(); // the server's own answer
  });

  it('serves neither a page nor a picture for a 404, and does not cache it', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE, serviceWorkers: 'allow' });
    await visit(page, '/inventory');
    await page.mouse.move(200, 200);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    const gone = await page.goto(`${SITE_ADDRESS}/no/such/page`);
    expect([gone?.status(), gone?.fromServiceWorker()]).toEqual([404, true]);
    await page.getByRole('heading', { name: /404/ }).waitFor();
    const picture = await page.evaluate(() => fetch('/img/food/no-such-food.webp').then(({ status }) => status));
    expect(picture).toBe(404);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/inventory');
    expect(kept.filter((address) => address.includes('no-such') || address.includes('/no/'))).toEqual([]);
  });

  it('keeps the page of a link, and neither its id nor its key', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE, serviceWorkers: 'allow' });
    await visit(page, '/inventory');
    await page.mouse.move(200, 200);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    const [id, key] = [unique('order'), unique('key')];
    for (const link of [`/track/${id}/${key}`, `/track/${id}#${key}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await visit(page, link);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await page.reload();
    }
    const read = async (): Promise<string> => page.evaluate(keptByWorker);
    await expect.poll(read).toContain(`"${SITE_ADDRESS}/track"`);
    const kept = await read();
    expect(kept).toContain(`"${SITE_ADDRESS}/inventory"`);
    expect(kept).not.toContain(id);
    expect(kept).not.toContain(key);
  });

  it('never answers a sent request from the cache', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE, serviceWorkers: 'allow' });
    await visit(page, '/review');
    await page.mouse.move(200, 200);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await setOffline(page, true);
    await page.getByText('You are offline. What you wrote stays here until you are back.').waitFor();
    const sent = await page.evaluate(() =>
      fetch('/api/review', { method: 'POST', body: '{}' }).then(
        () => 'answered',
        () => 'failed',
      ),
    );
    expect(sent).toBe('failed');
  });
});

describe('a browser that reports no network', () => {
  it('places an order, because the server answers', async ({ putFood, aPerson, page }) => {
    const [food, person] = await Promise.all([putFood({ quantity: 7, createdAtMs: 1 }), aPerson()]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    await logIn(page, person.email, PASSWORD);
    await visit(page, '/inventory');
    await page.getByRole('button', { name: 'SignOut' }).and(page.locator(':enabled')).waitFor();
    await page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your order is Confirm').waitFor();
    expect(await quantityOf(food)).toBe(6);
    expect(await page.getByText('You are offline').count()).toBe(0);
  });
});

describe('the manifest', () => {
  it('has what browsers require of an installable site', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE, serviceWorkers: 'allow' });
    await visit(page, '/');
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A profile without storage, as every test's, cannot install: there is no other finding.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
