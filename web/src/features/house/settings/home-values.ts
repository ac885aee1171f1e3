import {
  OWN_HOME,
  OWN_SECTIONS,
  type FieldErrors,
  type HouseDto,
  type HouseHome,
  type OwnSection,
} from '@foodhouse/domain';

export interface HomeValues {
  readonly headline: string;
  readonly introduction: string;
  readonly shown: Readonly<Record<OwnSection, boolean>>;
  readonly titles: Readonly<Record<OwnSection, string>>;
}

/** The sections in their order: those that are shown, and below them the others. */
export function orderOf({ home }: Pick<HouseDto, 'home'>): readonly OwnSection[] {
  const shown = (home ?? OWN_HOME).sections.map(({ name }) => name);
  return [...shown, ...OWN_SECTIONS.filter((name) => !shown.includes(name))];
}

export function homeValuesOf({ home }: Pick<HouseDto, 'home'>): HomeValues {
  const { headline, introduction, sections } = home ?? OWN_HOME;
  return {
    headline,
    introduction,
    shown: ofEach((name) => sections.some((section) => section.name === name)),
    titles: ofEach((name) => sections.find((section) => section.name === name)?.title ?? ''),
  };
}

/** What is saved of it. A page as the site makes it is none of the house's own. */
export function homeDtoOf(values: HomeValues, order: readonly OwnSection[]): HouseHome | null {
  const home: HouseHome = {
    headline: values.headline.trim(),
    introduction: values.introduction.trim().replaceAll(/\s*\n\s*/g, ' '), // its field has several lines
    sections: shownIn(values, order).map((name) => ({ name, title: values.titles[name].trim() })),
  };
  return JSON.stringify(home) === JSON.stringify(OWN_HOME) ? null : home;
}

/** The fields that the house does not take, by their names in the form. */
export function inForm(fields: FieldErrors, values: HomeValues, order: readonly OwnSection[]): FieldErrors {
  const shown = shownIn(values, order);
  return Object.fromEntries(
    Object.entries(fields).map(([path, expected]) => {
      const [, index] = /^home\.sections\.(\d+)\.title$/.exec(path) ?? [];
      const name = index === undefined ? undefined : shown[Number(index)];
      return [name === undefined ? path.replace(/^home\.(?=headline|introduction)/, '') : `titles.${name}`, expected];
    }),
  );
}

function shownIn({ shown }: HomeValues, order: readonly OwnSection[]): readonly OwnSection[] {
  return order.filter((name) => shown[name]);
}

function ofEach<T>(valueOf: (name: OwnSection) => T): Readonly<Record<OwnSection, T>> {
  return Object.fromEntries(OWN_SECTIONS.map((name) => [name, valueOf(name)])) as Record<OwnSection, T>; // of each name
}
