import { homeOf, SPECIFIED_HOME, type HomePage } from '@foodhouse/domain';
import { isSaid, useHouseFace } from '../../lib/house-face.ts';
import { builtFace, documentFace, type HouseFace } from '../../lib/house-memory.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/** The home page of the house; while it hydrates the one that stands in the document. */
export function useHome(): HomePage {
  const isHydrated = useIsHydrated();
  const face = useHouseFace();
  if (!isHydrated) return homeInDocument();
  return homeOfFace(isSaid(face) ? face : null);
}

/** What the page says of itself to search engines; null while that is what the specification's page says. */
export function useDescription(): string | null {
  const isHydrated = useIsHydrated();
  const face = useHouseFace();
  // The first script leaves the metadata as the build wrote it.
  const known = isHydrated ? face : builtFace();
  return known !== null && isSaid(known) ? homeOfFace(known).introduction : null;
}

/** What the house has written for the top of its home page; empty where it has written nothing. */
export function ownIntroductionOf(face: HouseFace): string {
  const { introduction = '' } = face.home ?? {};
  return introduction === homeOf({ about: face, voucher: null, services: [] }).introduction ? '' : introduction;
}

/** As the build and the first script have left it (first-paint/say-home.ts). */
function homeInDocument(): HomePage {
  const written = documentFace();
  const built = builtFace();
  if (written !== null || built === null) return homeOfFace(written);
  const has = homeOfFace(built);
  return {
    ...SPECIFIED_HOME,
    sections: SPECIFIED_HOME.sections.filter(({ name }) => has.sections.some((section) => section.name === name)),
    features: SPECIFIED_HOME.features.filter((feature) => has.features.includes(feature)),
  };
}

/** @param face without its page as long as only the name is known */
function homeOfFace(face: HouseFace | null): HomePage {
  return face === null ? SPECIFIED_HOME : (face.home ?? homeOf({ about: face, voucher: null, services: [] }));
}
