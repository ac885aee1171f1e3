type Text = (values: never) => string;

/** A catalogue in another language: `<key>` for each text without values, so that no code passes for its word. */
export function keysAsTexts(catalogue: Readonly<Record<string, Text>>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, text.length === 0 ? () => `<${key}>` : text]),
  );
}
