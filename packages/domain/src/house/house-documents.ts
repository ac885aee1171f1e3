import type { DocumentFields } from '../stored/field.ts';
import type { Table } from './fulfilment.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from './settings.ts';

/** `house/settings`; null where the house has set nothing. */
export function settingsFromDocument(data: DocumentFields | null): HouseSettings {
  return { ...DEFAULT_SETTINGS, ...(data as Partial<HouseSettings> | null) };
}

export function settingsToDocument({ tax, voucher, about, ...settings }: HouseSettings): DocumentFields {
  return {
    ...settings,
    about: about && { ...about },
    voucher: voucher && { ...voucher },
    tax: { ...tax, rates: tax.rates.map((rate) => ({ ...rate })) },
  };
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
