// The part of schema.org's vocabulary that our pages use: a fact that it does not have is none that a search engine reads.
// @source schema.org/version/latest/schemaorg-current-https.jsonld, release 29: rdfs:subClassOf, domainIncludes, rangeIncludes

/** Types and what they are besides. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Thing: [],
  Action: ['Thing'],
  CreativeWork: ['Thing'],
  Intangible: ['Thing'],
  Organization: ['Thing'],
  Place: ['Thing'],
  LocalBusiness: ['Organization', 'Place'],
  FoodEstablishment: ['LocalBusiness'],
  Restaurant: ['FoodEstablishment'],
  Menu: ['CreativeWork'],
  MenuItem: ['Intangible'],
  Offer: ['Intangible'],
  EntryPoint: ['Intangible'],
  OpeningHoursSpecification: ['Intangible'],
  OrderAction: ['Action'],
};

const TEXT = /\S/;
const ADDRESS = /^https?:\/\/[^\s/]+(?:\/\S*)?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const WEEKDAY = /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/;

/** Properties: of which types, and what they are: another type, or words of a form. */
const PROPERTIES: Readonly<Record<string, readonly [of: readonly string[], is: string | RegExp]>> = {
  name: [['Thing'], TEXT],
  description: [['Thing'], TEXT],
  url: [['Thing'], ADDRESS],
  image: [['Thing'], ADDRESS],
  sameAs: [['Thing'], ADDRESS],
  potentialAction: [['Thing'], 'Action'],
  address: [['Organization', 'Place'], TEXT],
  telephone: [['Organization', 'Place'], TEXT],
  hasMap: [['Place'], ADDRESS],
  openingHoursSpecification: [['Place'], 'OpeningHoursSpecification'],
  specialOpeningHoursSpecification: [['Place'], 'OpeningHoursSpecification'],
  dayOfWeek: [['OpeningHoursSpecification'], WEEKDAY],
  opens: [['OpeningHoursSpecification'], TIME],
  closes: [['OpeningHoursSpecification'], TIME],
  validFrom: [['OpeningHoursSpecification'], DATE],
  validThrough: [['OpeningHoursSpecification'], DATE],
  servesCuisine: [['FoodEstablishment'], TEXT],
  hasMenu: [['FoodEstablishment'], 'Menu'],
  hasMenuItem: [['Menu'], 'MenuItem'],
  offers: [['MenuItem', 'CreativeWork'], 'Offer'],
  price: [['Offer'], /^\d+(?:\.\d+)?$/],
  priceCurrency: [['Offer'], /^[A-Z]{3}$/],
  availability: [['Offer'], /^https:\/\/schema\.org\/(?:InStock|SoldOut)$/],
  target: [['Action'], 'EntryPoint'],
  urlTemplate: [['EntryPoint'], ADDRESS],
  actionPlatform: [['EntryPoint'], /^https:\/\/schema\.org\/(?:Desktop|Mobile)WebPlatform$/],
  deliveryMethod: [['OrderAction'], /^http:\/\/purl\.org\/goodrelations\/v1#DeliveryMode(?:PickUp|OwnFleet)$/],
};

/** What of the facts the vocabulary does not have: where, and what stands there. */
export function unknownFacts(facts: unknown): readonly string[] {
  const { '@context': context, ...thing } = facts as Record<string, unknown>;
  return [...(context === 'https://schema.org' ? [] : [`@context: ${String(context)}`]), ...unknownIn(thing, 'Thing')];
}

function unknownIn(thing: unknown, expected: string, at = ''): readonly string[] {
  const type = (thing as Readonly<Record<string, unknown>> | null)?.['@type'];
  if (typeof type !== 'string' || !kindsOf(type).has(expected))
    return [`${at}: expected ${expected}, got ${JSON.stringify(type ?? thing)}`];
  return Object.entries(thing as object).flatMap(([name, value]: [string, unknown]) => {
    const place = `${at}/${name}`;
    if (name === '@type') return [];
    if (name === '@id') return valuesWrong(value, ADDRESS, place);
    const [of = [], is = ''] = PROPERTIES[name] ?? [];
    if (!of.some((one) => kindsOf(type).has(one))) return [`${place}: no property of ${type}`];
    return [value]
      .flat()
      .flatMap((one) => (is instanceof RegExp ? valuesWrong(one, is, place) : unknownIn(one, is, place)));
  });
}

function valuesWrong(value: unknown, form: RegExp, at: string): readonly string[] {
  return typeof value === 'string' && form.test(value) ? [] : [`${at}: ${JSON.stringify(value)}`];
}

function kindsOf(type: string): ReadonlySet<string> {
  const above = TYPES[type];
  return new Set(above ? [type, ...above.flatMap((one) => [...kindsOf(one)])] : []);
}
