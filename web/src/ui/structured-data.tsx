// No stories: shows nothing.
/** Facts about a page for search engines (schema.org, JSON-LD). A block of data, not a script that runs. */
export function StructuredData({ facts }: { readonly facts: Readonly<Record<string, unknown>> }): React.JSX.Element {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...facts })}</script>;
}
