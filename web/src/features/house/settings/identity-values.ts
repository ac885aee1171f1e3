import {
  DEFAULT_LOCALE,
  DEFAULT_SETTINGS,
  HOUSE_LINKS,
  type HouseDto,
  type HouseLink,
  type Locale,
} from '@foodhouse/domain';
import type { UseFormProps } from 'react-hook-form';
import { browserZone } from '../../../lib/clock.ts';
import { browserLanguage, builtLanguages } from '../../../lib/house-language.ts';
import * as texts from './texts.ts';

// Who the house is, as it is edited.

export type IdentityValues = Pick<HouseDto, 'timeZone' | 'dayStart'> & {
  readonly locale: Locale;
  readonly about: NonNullable<HouseDto['about']> & {
    readonly links: Readonly<Record<HouseLink, string>>;
    readonly accent: string;
    readonly sign: string;
  };
};

const NO_LINKS = Object.fromEntries(HOUSE_LINKS.map((link) => [link, ''])) as Record<HouseLink, ''>;
const NOTHING = { name: '', address: '', phone: '', accent: '', sign: '' };

export function identityOf({ about, locale, timeZone, dayStart, notOpenYet }: HouseDto): IdentityValues {
  return {
    about: { ...NOTHING, ...about, links: { ...NO_LINKS, ...about?.links } },
    // Whoever sets a house up sits in it.
    timeZone: notOpenYet && timeZone === DEFAULT_SETTINGS.timeZone ? browserZone() : timeZone,
    dayStart,
    locale: locale ?? (notOpenYet ? browserLanguage() : DEFAULT_LOCALE),
  };
}

/** For a form beside others of them, which may save what it shows: what is typed in it stays. */
export function identityProps(house: HouseDto): UseFormProps<IdentityValues> {
  return { values: identityOf(house), resetOptions: { keepDirtyValues: true } };
}

/** What is saved of it. A house without a word of itself says nothing; one that keeps its language has chosen none. */
export function identityDtoOf(
  { about, locale, timeZone, dayStart }: IdentityValues,
  before: Pick<HouseDto, 'locale'>,
): Pick<HouseDto, 'about' | 'locale' | 'timeZone' | 'dayStart'> {
  const { links, accent, sign, ...said } = about;
  const entries = Object.entries(links).map(([link, address]) => [link, address.trim()] as const);
  const known = entries.filter(([, address]) => address !== '');
  const color = accent.trim();
  const isEmpty = [...Object.values(said).map((text) => text.trim()), color, sign, ...known].every(
    (text) => text === '',
  );
  return {
    about: isEmpty
      ? null
      : {
          ...said,
          phone: said.phone.trim(),
          ...(known.length > 0 && { links: Object.fromEntries(known) }),
          ...(color !== '' && { accent: color }),
          ...(sign !== '' && { sign }),
        },
    timeZone: timeZone.trim(),
    dayStart,
    ...(locale !== (before.locale ?? DEFAULT_LOCALE) && { locale }),
  };
}

/** The language that is chosen while the house is set up, where one is asked for: also that of the site is a choice then. */
export function chosenLanguage(
  { notOpenYet }: Pick<HouseDto, 'notOpenYet'>,
  { locale }: Pick<IdentityValues, 'locale'>,
): Pick<HouseDto, 'locale'> {
  return notOpenYet && builtLanguages().length > 1 ? { locale } : {};
}

/** What is expected under the path of each field in the settings, which is its name in the form too. */
export const IDENTITY_EXPECTED = {
  locale: texts.languageIsNotSpoken(),
  'about.name': texts.nameLimits(),
  'about.phone': texts.phoneSample(),
  'about.address': texts.addressLimits(),
  'about.links.map': texts.mapLimits(),
  'about.links.instagram': texts.profileSample({ network: 'instagram' }),
  'about.links.facebook': texts.profileSample({ network: 'facebook' }),
  'about.links.tiktok': texts.profileSample({ network: 'tiktok' }),
  'about.sign': texts.signIsGone(),
  'about.accent': texts.accentSample(),
  timeZone: texts.timeZoneSample(),
  dayStart: texts.dayStartSample(),
} as const;
