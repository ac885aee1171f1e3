import { expect, it } from 'vitest';
import { orderButton } from '../web/prerender/order-button.ts';

it('K1 the order button is a script of less than 3 KB, for old browsers, and leaves no name in the page', async () => {
  const code = await orderButton();
  expect(Buffer.byteLength(code)).toBeLessThan(3000);
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);\s*$/s);
  expect(code).not.toMatch(/\?\.[^\d]|\?\?|catch\s*\{|\.\.\.\w+\s*\}|#\w+\s*\(|\bimport\b|\bexport\b/); // newer than ES2017
  expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|cookie|localStorage|sessionStorage|\beval\b/);
});
