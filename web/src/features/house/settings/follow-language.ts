import { afterPaint } from '../../../first-paint/start-main.ts';
import { chooseLanguage, learnLanguage } from '../../../lib/house-language.ts';

/**
 * Reads the page in the language that it has just made that of the house, once its form shows that it is saved: a form with something
 * to save would ask whether to leave it.
 */
export function followLanguage(locale: string): void {
  chooseLanguage(locale);
  afterPaint(() => {
    const address = learnLanguage(locale);
    if (address !== null) location.assign(address);
  });
}
