import { allergensList, statementOf, type DeclaredPart } from '../foods/declarations.ts';
import { kitchenNameOf, type OrderLine } from './lines.ts';
import * as texts from './texts.ts';

type DeclaredLine = Pick<OrderLine, 'allergens' | 'kitchenName' | 'name' | 'half' | 'options'>;

/**
 * What an order contains, for the kitchen. Whatever nobody has declared is named, in the kitchen's words: an order is never
 * read as free of what it may contain.
 */
export function kitchenAllergensText(lines: readonly DeclaredLine[]): string {
  const statement = statementOf(lines.flatMap(partsOf));
  if (statement === null) return texts.nothingDeclared();
  const { contains, undeclared } = statement;
  const [allergens, foods] = [allergensList(contains), undeclared.join(', ')];
  if (undeclared.length === 0) return contains.length === 0 ? texts.containsNone() : texts.contains({ allergens });
  return contains.length === 0 ? texts.notDeclared({ foods }) : texts.containsAndNotDeclared({ allergens, foods });
}

/** Of an option that is not declared the food is named too: `MILD (PAD THAI)`. */
function partsOf(line: DeclaredLine): readonly DeclaredPart[] {
  const food = kitchenNameOf(line);
  if (line.allergens === null) return [{ name: food, allergens: null }];
  const { contains, undeclared } = line.allergens;
  const silent = undeclared.map((name) => {
    const half = [line, ...(line.half ? [line.half] : [])].find((one) => one.name === name);
    if (half) return half.kitchenName ?? half.name;
    const option = line.options.find((one) => one.name === name);
    return `${option ? kitchenNameOf(option) : name} (${food})`;
  });
  return [{ name: food, allergens: contains }, ...silent.map((name) => ({ name, allergens: null }))];
}
