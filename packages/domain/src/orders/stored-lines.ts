import { CHOSEN_OPTION_FIELDS } from '../foods/choices.ts';
import { isAllergen, wholeStatement, type AllergenStatement } from '../foods/declarations.ts';
import {
  listOf,
  mapOf,
  readDocument,
  said,
  unlessEmpty,
  writeDocument,
  type DocumentFields,
  type ToTimestamp,
} from '../stored/field.ts';
import { PLAIN_LINE, type OrderLine } from './lines.ts';
import { CUSTOMER_FIELDS, type Customer } from './vouchers.ts';

export const LINES = listOf<OrderLine>({ read: (stored) => lineFromMap(stored as DocumentFields), write: lineToMap });

const OPTIONS = listOf(mapOf(CHOSEN_OPTION_FIELDS));

function lineFromMap({ allergens, declared, options, ...line }: DocumentFields): OrderLine {
  const whole = wholeStatement(Array.isArray(allergens) ? allergens.filter(isAllergen) : null);
  const statement = (declared as AllergenStatement | undefined) ?? whole;
  return { ...PLAIN_LINE, ...(line as unknown as OrderLine), options: OPTIONS.read(options), allergens: statement };
}

function lineToMap(
  { kitchenName, half, size, options, note, taxShare, allergens, ...line }: OrderLine,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return {
    ...line,
    ...said({
      kitchenName,
      half: half && { ...half },
      size,
      options: unlessEmpty(OPTIONS.write(options, toTimestamp) as readonly unknown[]),
      note,
      taxShare,
    }),
    ...statementToMap(allergens),
  };
}

/** `allergens` is a whole statement for every reader: a page of an earlier build knows no other. */
function statementToMap(statement: AllergenStatement | null): DocumentFields {
  if (statement === null) return {};
  const { contains, undeclared } = statement;
  return undeclared.length === 0
    ? { allergens: [...contains] }
    : { declared: { contains: [...contains], undeclared: [...undeclared] } };
}

/** Null for whom nothing was counted yet. */
export function customerFromDocument(uid: string, data: DocumentFields | null): Customer {
  return readDocument(CUSTOMER_FIELDS, ['customers', uid], data ?? {});
}

export function customerToDocument(customer: Customer, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(CUSTOMER_FIELDS, customer, toTimestamp);
}
