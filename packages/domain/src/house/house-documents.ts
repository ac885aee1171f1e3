import { asMap, readDocument, type DocumentFields } from '../stored/field.ts';
import type { Table } from './fulfilment.ts';
import { HOUSE_PAGES_FIELDS, type HousePages } from './pages.ts';
import { SETTINGS_FIELDS, type HouseSettings } from './settings.ts';

/** Null where the house has set nothing. */
export function settingsFromDocument(data: DocumentFields | null): HouseSettings {
  return readDocument(SETTINGS_FIELDS, ['house', 'settings'], data ?? {});
}

export function settingsToDocument(settings: HouseSettings): DocumentFields {
  return asMap(SETTINGS_FIELDS, settings);
}

/** `house/pages`; null where the house has written none. */
export function housePagesFromDocument(data: DocumentFields | null): HousePages {
  return readDocument(HOUSE_PAGES_FIELDS, ['house', 'pages'], data ?? {});
}

export function housePagesToDocument(pages: HousePages): DocumentFields {
  return asMap(HOUSE_PAGES_FIELDS, pages);
}

/** `house/tables`; null where the house has none. */
export function tablesFromDocument(data: DocumentFields | null): readonly Table[] {
  return (data?.['tables'] as readonly Table[] | undefined) ?? [];
}

export function tablesToDocument(tables: readonly Table[]): DocumentFields {
  return { tables: tables.map((table) => ({ ...table })) };
}

/** `tables/{code}`: the ids of the table's orders that wait for an answer; null where there are none. */
export function waitingFromDocument(data: DocumentFields | null): readonly string[] {
  return (data?.['waiting'] as readonly string[] | undefined) ?? [];
}
