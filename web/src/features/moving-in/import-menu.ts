import type { FetchedMenu, ImportedMenu, MenuFormat, SameNames } from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import type { ApiAnswer } from '../../data/client.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import * as texts from './texts.ts';

/** The house's menu as a table that comes back by the import: its head first. */
export function askTable(): Promise<ApiAnswer<readonly (readonly string[])[]>> {
  return callAsUser('/menu/table', {});
}

export type ImportAnswer =
  | { readonly ok: true; readonly imported: ImportedMenu; readonly sameNames: SameNames }
  /** Why nothing came in, in a sentence. */
  | { readonly ok: false; readonly problem: string };

/** Of a question nothing is kept. */
const ANYBODY = '-';

/** A file that was read, as the server takes it. */
export interface MenuFile {
  readonly format: MenuFormat;
  readonly file: unknown;
}

export type FetchAnswer =
  | ({ readonly ok: true } & FetchedMenu)
  /** Why there is no menu, in a sentence. */
  | { readonly ok: false; readonly problem: string };

/** Asks GloriaFood for the menu, by way of the server. */
export async function fetchMenu(key: string): Promise<FetchAnswer> {
  const answer = await callAsUser<FetchedMenu>('/menu/fetch', { method: 'POST', body: { key } });
  if (answer.ok) return { ok: true, ...answer.value };
  const problem = answer.reason && FETCH_REFUSALS[answer.reason];
  return { ok: false, problem: problem ?? failureSentence(answer.failure, FETCH_SENTENCES) };
}

/** Asks what an import would do. A menu that cannot come in is an answer too. */
export async function planImport(file: MenuFile, sameNames: SameNames): Promise<ApiAnswer<ImportAnswer>> {
  const answer = await send(file, { supplier: ANYBODY, sameNames, dryRun: true });
  if (answer.ok) return { ok: true, value: { ok: true, imported: answer.value, sameNames } };
  const problem = answer.reason && REFUSALS[answer.reason];
  return problem ? { ok: true, value: { ok: false, problem } } : answer;
}

/** How an import goes, as whoever imports says. */
export interface ImportTerms {
  /** The chef of the foods that are new. */
  readonly supplier: string;
  /** Whether foods of an earlier import that are no longer in the file go. */
  readonly takeOff: boolean;
  /** What becomes of foods of the house that have the name of a new one. */
  readonly sameNames: SameNames;
  /** Own pictures of foods, by their ids in the file. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Puts a menu on the house's. The same again does nothing twice. */
export async function importMenu(file: MenuFile, terms: ImportTerms): Promise<ImportAnswer> {
  const answer = await send(file, { ...terms, dryRun: false });
  if (answer.ok) return { ok: true, imported: answer.value, sameNames: terms.sameNames };
  const problem = answer.reason && REFUSALS[answer.reason];
  return { ok: false, problem: problem ?? failureSentence(answer.failure, SENTENCES) };
}

function send(
  { format, file }: MenuFile,
  terms: Partial<ImportTerms> & { readonly dryRun: boolean },
): Promise<ApiAnswer<ImportedMenu>> {
  const body = { format, file, ...terms };
  return callAsUser<ImportedMenu>('/menu/import', { method: 'POST', body });
}

const REFUSALS: Readonly<Record<string, string>> = {
  MENU_TOO_LARGE: texts.tooLargeForHouse(),
  BODY_TOO_LARGE: texts.tooLargeForHouse(),
  SETTINGS_CHANGED: texts.currencyChanged(),
};
const FETCH_REFUSALS: Readonly<Record<string, string>> = {
  KEY_REFUSED: texts.keyRefused(),
  INVALID_FIELDS: texts.keyRefused(),
  SOURCE_UNAVAILABLE: texts.sourceUnavailable(),
};
const FETCH_SENTENCES = { unanswered: texts.fetchNotAnswered(), 'no-permission': texts.notAllowed() };
const SENTENCES = { unanswered: texts.noAnswer(), 'no-permission': texts.notAllowed() };
