import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { textByText } from './text-modules.ts';

/** Pages of other sites may be read in older browsers than ours. */
const SYNTAX = 'es2017';

/** @param locale in which it speaks @returns the script of the order button (src/order-button.ts), which leaves no name in the page */
export async function orderButton(locale?: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'warn',
    plugins: [textByText(locale)],
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
