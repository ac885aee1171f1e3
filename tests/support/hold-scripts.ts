import type { Page } from 'playwright-core';

/** Holds back the scripts of the build. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
