import { heard } from './house-language.ts';
import {
  categoriesFromDocument,
  COLLECTIONS,
  housePagesFromDocument,
  settingsFromDocument,
  tablesFromDocument,
  type DocumentFields,
} from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock, Ports } from '../services/shared/ports.ts';
import type { DocumentReads } from './document-reads.ts';
import { KeptDocument } from './kept-document.ts';

/**
 * The documents of the house in memory: many quotes at once cost one read of them. An order reads them itself, and admins see
 * the tables and the pages as they are.
 * @param keptMs how old they may be, in milliseconds
 */
export function keptHouse(
  db: Firestore,
  reads: DocumentReads,
  clock: Clock,
  keptMs: number,
): Pick<Ports, 'houseBook' | 'categoryBook' | 'pageBook' | 'tableBook'> {
  const read = async (id: string): Promise<DocumentFields | null> =>
    (await reads.read(db.collection(COLLECTIONS.house).doc(id)))?.data() ?? null;
  const readTables: Ports['tableBook']['tables'] = async () => tablesFromDocument(await read('tables'));
  const readPages: Ports['pageBook']['pages'] = async () => housePagesFromDocument(await read('pages'));
  const settings = new KeptDocument(async () => settingsFromDocument(await read('settings')), clock, keptMs);
  const categories = new KeptDocument(async () => categoriesFromDocument(await read('categories')), clock, keptMs);
  const tables = new KeptDocument(readTables, clock, keptMs);
  const pages = new KeptDocument(readPages, clock, keptMs);
  return {
    houseBook: {
      settings: async (isFresh) => heard(await settings.value(isFresh)),
      know: (saved) => settings.know(saved),
    },
    categoryBook: { categories: () => categories.value(), know: (saved) => categories.know(saved) },
    pageBook: { pages: readPages, pagesLately: () => pages.value(), know: (saved) => pages.know(saved) },
    tableBook: { tables: readTables, tablesLately: () => tables.value(), know: (saved) => tables.know(saved) },
  };
}
