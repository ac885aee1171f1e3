import * as texts from './texts.ts';

// The home page: its top, and below it sections in an order. A house that has not said who it is has the specification's page,
// of which some sections are samples; one with a name has its own, without them.

/** The sections that a house with a name can show, in the order in which they are at first. */
export const OWN_SECTIONS = ['features', 'menu', 'popular', 'discover'] as const;
export type OwnSection = (typeof OWN_SECTIONS)[number];

/** Shown by the specification alone: people, ratings and prices that nobody has. */
export type SampleSection = 'services' | 'pricing' | 'chefs';

export interface HomeSection<Name extends OwnSection | SampleSection = OwnSection | SampleSection> {
  readonly name: Name;
  /** Its heading. Of a setting empty where the house leaves it to the site, and of a sample always. */
  readonly title: string;
}

/** What a house sets of its home page. Empty texts are left to the site. */
export interface HouseHome {
  readonly headline: string;
  readonly introduction: string;
  /** Those that are shown, in their order. */
  readonly sections: readonly HomeSection<OwnSection>[];
}

/** What a house can promise its guests. */
export type HomeFeature = 'voucher' | 'fresh' | 'delivery';

/** The home page as it is shown. */
export interface HomePage {
  readonly headline: string;
  readonly introduction: string;
  readonly sections: readonly HomeSection[];
  /** In the section of that name. */
  readonly features: readonly HomeFeature[];
}

/** The page of the specification, in the language in which the server speaks when it is read. */
export const SPECIFIED_HOME: HomePage = {
  get headline() {
    return texts.specifiedHeadline();
  },
  get introduction() {
    return texts.specifiedIntroduction();
  },
  get sections(): readonly HomeSection[] {
    return [
      { name: 'features', title: texts.features() },
      { name: 'menu', title: texts.specifiedMenu() },
      { name: 'popular', title: texts.popularFoods() },
      { name: 'services', title: '' },
      { name: 'pricing', title: '' },
      { name: 'chefs', title: '' },
      { name: 'discover', title: texts.specifiedDiscover() },
    ];
  },
  features: ['voucher', 'fresh', 'delivery'],
};

/** The headings of a house with a name that has no others. */
export const OWN_TITLES: Readonly<Record<OwnSection, () => string>> = {
  features: texts.features,
  menu: texts.ownMenu,
  popular: texts.popularFoods,
  discover: texts.ownDiscover,
};

/** What a house with a name shows that has set nothing of its home page. */
export const OWN_HOME: HouseHome = {
  headline: '',
  introduction: '',
  sections: OWN_SECTIONS.filter((name) => name !== 'discover').map((name) => ({ name, title: '' })),
};

/** What a home page depends on. */
export interface HouseOfHome {
  readonly about: { readonly name: string } | null;
  /** Left out by a build that does not know it. */
  readonly home?: HouseHome | null;
}

/** The sections of the home page below its top, in their order, with their headings. */
export function sectionsOf({ about, home }: HouseOfHome): readonly HomeSection[] {
  if (about === null) return SPECIFIED_HOME.sections;
  return (home ?? OWN_HOME).sections.map(({ name, title }) => ({ name, title: title || OWN_TITLES[name]() }));
}

/** The home page of a house: all that it says is true of it. */
export function homeOf(
  house: HouseOfHome & {
    /** Null while the house gives none. */
    readonly voucher: object | null;
    readonly services: readonly string[];
  },
): HomePage {
  const { about, voucher, services } = house;
  if (about === null) return SPECIFIED_HOME;
  const { headline, introduction } = house.home ?? OWN_HOME;
  const isTrue: Readonly<Record<HomeFeature, boolean>> = {
    voucher: voucher !== null,
    fresh: true,
    delivery: services.includes('delivery'),
  };
  return {
    headline: headline || about.name,
    introduction: introduction || texts.ownIntroduction(),
    sections: sectionsOf(house),
    features: SPECIFIED_HOME.features.filter((feature) => isTrue[feature]),
  };
}
