/** Where else a house is found. */
export const HOUSE_LINKS = ['map', 'instagram', 'facebook', 'tiktok'] as const;
export type HouseLink = (typeof HOUSE_LINKS)[number];

/** Addresses at https; one that is empty or left out is not said. */
export type HouseLinks = Readonly<Partial<Record<HouseLink, string>>>;

/** Whose profiles they are, and what they are called. A map may stand anywhere. */
export const PROFILES = ['instagram', 'facebook', 'tiktok'] as const satisfies readonly HouseLink[];
export type Profile = (typeof PROFILES)[number];

/** The profiles that a house has. */
export function profilesOf({ links = {} }: { readonly links?: HouseLinks }): readonly (readonly [Profile, string])[] {
  return PROFILES.flatMap((profile) => (links[profile] ? [[profile, links[profile]] as const] : []));
}

/**
 * Where its street is on a map: the map that the house says, else a search for its address.
 * @returns empty for a house that says neither
 * @source developers.google.com/maps/documentation/urls/get-started, "Search"
 */
export function mapLinkOf({ address, links = {} }: { readonly address: string; readonly links?: HouseLinks }): string {
  if (links.map) return links.map;
  return address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
