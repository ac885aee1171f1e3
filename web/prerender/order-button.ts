import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** Pages of other sites may be read in older browsers than ours. */
const SYNTAX = 'es2017';

/** @returns the script of the order button (src/order-button.ts), which leaves no name in the page */
export async function orderButton(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'warn',
    build: {
      write: false,
      target: SYNTAX,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/order-button.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
