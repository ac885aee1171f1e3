// No stories: words of others.
import { Fragment, isValidElement } from 'react';

const MARK = '\0';

/**
 * A text with elements in the places of some of its values, such as a link:
 * `withParts(texts.newHere, { link: <Link to={paths.signUp}>{texts.createAccount()}</Link> })`.
 */
export function withParts<Values extends object>(
  text: (values: Values) => string,
  parts: { readonly [Name in keyof Values]: Values[Name] | React.JSX.Element },
): React.ReactNode {
  const byName = new Map<string, unknown>(Object.entries(parts));
  const marked = [...byName].map(([name, part]) => [name, isValidElement(part) ? `${MARK}${name}${MARK}` : part]);
  return text(Object.fromEntries(marked) as Values)
    .split(MARK)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{byName.get(piece) as React.JSX.Element}</Fragment>,
    );
}
