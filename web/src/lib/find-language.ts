import { isLanguageKnown, learnLanguage } from './house-language.ts';

// For pages that somebody opens whose browser has met no house, and that have no first script which asks whose site it is.

/**
 * Goes to this page in the language of the house, where this browser does not know it and the house answers soon.
 * @returns whether it has gone
 */
export async function findLanguage(patienceMs: number): Promise<boolean> {
  if (isLanguageKnown()) return false;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMs, null);
  });
  const address = await Promise.race([askLanguage().catch(() => null), late]);
  if (address !== null) location.replace(address);
  return address !== null;
}

async function askLanguage(): Promise<string | null> {
  const answer = await fetch('/api/house/now');
  if (!answer.ok) return null;
  const { locale } = (await answer.json()) as { readonly locale?: string };
  return learnLanguage(locale);
}
