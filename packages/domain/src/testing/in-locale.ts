import { vi } from 'vitest';
import * as texts from '../text/texts.ts';

/** Runs something as a page in another language does. @param tag such as `de-DE` */
export function inLocale<T>(tag: string, run: () => T): T {
  const spoken = vi.spyOn(texts, 'locale').mockReturnValue(tag);
  try {
    return run();
  } finally {
    spoken.mockRestore();
  }
}
