import type { Document } from '../model/document.ts';
import { isNameField, pickFields, type FieldPath } from '../model/field-path.ts';

/** A document with only the selected fields; null selects all, `__name__` alone none. @source docs/data.md#orders-and-cursors */
export function projectDocument(document: Document, select: readonly FieldPath[] | null): Document {
  if (select === null) return document;
  const paths = select.filter((path) => !isNameField(path));
  return { ...document, fields: pickFields(document.fields, paths) };
}
