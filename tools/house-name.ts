import {
  homeOf,
  isColor,
  isLocale,
  isPictureOfHouse,
  type HomePage,
  type HouseAbout,
  type HouseNowDto,
  type HouseSettings,
} from '@foodhouse/domain';
import type { BuiltHouse } from './build-all.ts';

/** How long a site may take to say whose it is. */
const PATIENCE_MS = 5000;

/**
 * Asks the site that is published how its house is called and what its home page shows: its pages are built with that. A site
 * that does not answer, such as one that is published for the first time, is built without, and its pages ask.
 * @returns null without a name
 */
export async function askHouse(origin: string): Promise<BuiltHouse | null> {
  try {
    const response = await fetch(`${origin}/api/house/now`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return houseIn(await response.json());
  } catch {
    console.log(`${origin} does not say whose site it is: its pages are built without the name of the house.`);
    return null;
  }
}

/** The same of settings. */
export function houseOf(settings: HouseSettings): BuiltHouse | null {
  return settings.about && builtHouse(settings.about, homeOf(settings), settings.locale);
}

/** @param answer of `/api/house/now` */
function houseIn(answer: unknown): BuiltHouse | null {
  const { about, home = null, locale } = Object(answer) as Partial<HouseNowDto>;
  return builtHouse(Object(about) as Partial<HouseAbout>, home, locale);
}

/** Of what another build may have answered. */
function builtHouse(
  { name, accent, sign }: Partial<HouseAbout>,
  home: HomePage | null,
  locale: unknown,
): BuiltHouse | null {
  if (typeof name !== 'string' || name === '') return null;
  return {
    name,
    home,
    ...(isLocale(locale) && { locale }),
    ...(typeof accent === 'string' && isColor(accent) && { accent }),
    ...(typeof sign === 'string' && isPictureOfHouse(sign) && { sign }),
  };
}
