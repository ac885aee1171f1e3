import type { ChoicesDto, FieldErrors, GroupDto, ListedGroupDto, MarkOptionRequest } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { explainRefusal } from '../api/manage-food.ts';
import * as texts from './texts.ts';

/** What can be chosen of a food, and every group that it could use. */
export interface Manageable {
  readonly choices: ChoicesDto;
  readonly groups: readonly ListedGroupDto[];
}

export async function loadManageable(foodId: string): Promise<ApiAnswer<Manageable>> {
  const [choices, groups] = await Promise.all([
    loadChoices(foodId),
    callAsUser<readonly ListedGroupDto[]>('/choicegroups', {}),
  ]);
  if (!choices.ok) return choices;
  return groups.ok ? { ok: true, value: { choices: choices.value, groups: groups.value } } : groups;
}

export function loadChoices(foodId: string): Promise<ApiAnswer<ChoicesDto>> {
  return callAsUser<ChoicesDto>(choicesOf(foodId), {});
}

/** A size or an option, as the kitchen marks it. */
export interface Markable {
  readonly id: string;
  readonly name: string;
  readonly soldOut?: boolean;
  /** The last business day on which it is off; left out where it is on sale, or out until somebody puts it back. */
  readonly offThrough?: string;
}

/** Whether it is sold out, and from which business day on it is on sale again; null: once somebody puts it back. */
export interface Mark {
  readonly soldOut: boolean;
  readonly until: MarkOptionRequest['until'] | null;
}

function markBody({ soldOut, until }: Mark): Pick<MarkOptionRequest, 'soldOut' | 'until'> {
  return { soldOut, ...(until !== null && { until }) };
}

export type Marked =
  /** All of its group, or all sizes of the food, as they are now. */
  | { readonly ok: true; readonly all: readonly Markable[] }
  /** Why the option is as it was, in a sentence. */
  | { readonly ok: false; readonly problem: string };

/** Marks an option as sold out, or puts it back on sale, in every food that has it. Repeating it changes nothing. */
export async function markOption(groupId: string, optionId: string, mark: Mark): Promise<Marked> {
  const answer = await callAsUser<GroupDto>(`/choicegroups/${groupId}/soldout`, {
    method: 'POST',
    body: { optionId, ...markBody(mark) },
  });
  if (answer.ok) return { ok: true, all: answer.value.options };
  return { ok: false, problem: failureSentence(answer.failure, MARK_SENTENCES) };
}

/** The same of a size, in one food. */
export async function markSize(foodId: string, sizeId: string, mark: Mark): Promise<Marked> {
  const answer = await callAsUser<ChoicesDto>(`/foods/${encodeURIComponent(foodId)}/sizes/soldout`, {
    method: 'POST',
    body: { sizeId, ...markBody(mark) },
  });
  if (answer.ok) return { ok: true, all: answer.value.sizes };
  return { ok: false, problem: failureSentence(answer.failure, MARK_SENTENCES) };
}

const MARK_SENTENCES = {
  unanswered: texts.noAnswerToMark(),
  'not-found': texts.optionIsGone(),
};

/** Null when it is saved; else why not, in a sentence. */
export type Problem = string | null;

export interface SavedGroup {
  readonly problem: Problem;
  /** The version that somebody else has saved meanwhile, which refused this; null when nobody did. */
  readonly version: number | null;
  /** What they saved; null when it is deleted, or could not be asked for. */
  readonly theirs: ListedGroupDto | null;
}

/** Makes or changes a group, unless somebody has since the version that is sent. Repeating it changes nothing. */
export async function saveGroup(
  id: string,
  body: Omit<GroupInput, 'id'> & { readonly version: number },
): Promise<SavedGroup> {
  const answer = await callAsUser(`/choicegroups/${id}`, { method: 'PUT', body });
  if (answer.ok || answer.reason !== 'GROUP_CHANGED')
    return { problem: problemOf(answer), version: null, theirs: null };
  const groups = await callAsUser<readonly ListedGroupDto[]>('/choicegroups', {});
  const theirs = groups.ok ? groups.value.find((group) => group.id === id) : undefined;
  return {
    problem: body.version === 0 ? MADE : GROUP_CHANGED,
    version: theirs?.version ?? Number(answer.details['version']),
    theirs: theirs ?? null,
  };
}

const MADE = texts.groupMadeMeanwhile();
const GROUP_CHANGED = texts.groupChanged();

/** A group as the form sends it: the kitchen says what is sold out. */
export interface GroupInput extends Omit<GroupDto, 'options'> {
  readonly options: readonly Omit<GroupDto['options'][number], 'soldOut'>[];
}

function choicesOf(foodId: string): string {
  return `/foods/${encodeURIComponent(foodId)}/choices`;
}

function problemOf(answer: ApiAnswer<unknown>): Problem {
  if (answer.ok) return null;
  if (answer.reason === 'SETTINGS_CHANGED') return explainRefusal({ status: 'currency-changed' });
  if (answer.reason === 'TOO_MANY_CHOICES' && 'groupsOfHouse' in answer.details)
    return texts.houseHasAllGroups({ most: Number(answer.details['groupsOfHouse']) });
  if (answer.reason !== 'INVALID_FIELDS') return failureSentence(answer.failure);
  const fields = answer.details['fields'] as FieldErrors;
  return Object.entries(fields)
    .map(([field, expected]) => `${field}: ${expected}`)
    .join('; ');
}
