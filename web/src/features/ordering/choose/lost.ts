import { offeredGroups, type AskedChoices, type AskedOption, type FoodChoices } from '@foodhouse/domain';
import { listed } from '../../../lib/listed.ts';
import { inOrder, timesOf } from './choosing.ts';
import * as texts from './texts.ts';

/** Something that was chosen and is not to be had any more. */
export interface Lost {
  /** Null for a size. */
  readonly groupId: string | null;
  readonly id: string;
  /** Null where nobody knows it any more. */
  readonly name: string | null;
  /** Otherwise the house offers it no more. */
  readonly isSoldOut: boolean;
}

/** Null where it is not among them. @param groupId null for a size */
function nameOf({ sizes, groups }: FoodChoices, groupId: string | null, id: string): string | null {
  const among = groupId === null ? sizes : (groups.find((group) => group.id === groupId)?.options ?? []);
  return among.find((one) => one.id === id)?.name ?? null;
}

/**
 * What was chosen that is gone or sold out now. An option whose group nothing asks any more is among them where nothing else is: else it
 * went with what asked it.
 * @param read what was read before, the first time first: it names what is gone since
 */
export function lostOf(choices: FoodChoices, chosen: AskedChoices, read: readonly FoodChoices[] = []): readonly Lost[] {
  const lostAs = (groupId: string | null, id: string, isSoldOut: boolean): Lost => {
    const names = [...read, choices].map((one) => nameOf(one, groupId, id));
    return { groupId, id, name: names.findLast((name) => name !== null) ?? null, isSoldOut };
  };
  const { sizeId } = chosen;
  const size = choices.sizes.find(({ id }) => id === sizeId);
  const sizes = sizeId !== null && (!size || size.isSoldOut) ? [lostAs(null, sizeId, size !== undefined)] : [];
  const missing = missingOptions(choices, chosen).map(({ groupId, id }) => {
    const option = optionOf(choices, { groupId, id });
    return { isHad: option?.isSoldOut === false, lost: lostAs(groupId, id, option?.isSoldOut === true) };
  });
  const gone = [...sizes, ...missing.filter(({ isHad }) => !isHad).map(({ lost }) => lost)];
  return gone.length > 0 ? gone : missing.map(({ lost }) => lost);
}

function missingOptions(choices: FoodChoices, chosen: AskedChoices): readonly AskedOption[] {
  const asked = inOrder(choices, chosen);
  return chosen.options.filter(({ groupId, id }) => timesOf(asked, groupId, id) === 0);
}

function optionOf({ groups }: FoodChoices, { groupId, id }: Pick<AskedOption, 'groupId' | 'id'>) {
  return groups.find((group) => group.id === groupId)?.options.find((option) => option.id === id);
}

/**
 * What is chosen after somebody chose. What is lost stays said, but for the groups of which they chose.
 * @param chosen what was chosen before, with what is lost of it
 * @param next what they chose instead of what there is of it
 */
export function chosenAfter(choices: FoodChoices, chosen: AskedChoices, next: AskedChoices): AskedChoices {
  const before = inOrder(choices, chosen);
  const now = inOrder(choices, next);
  const ofGroup = ({ options }: AskedChoices, groupId: string): string =>
    JSON.stringify(options.filter((option) => option.groupId === groupId));
  const asks = (groupId: string): boolean => choices.groups.some(({ id, isAsked }) => id === groupId && isAsked);
  const kept = missingOptions(choices, chosen).filter(
    (option) =>
      ofGroup(before, option.groupId) === ofGroup(now, option.groupId) &&
      !(asks(option.groupId) && optionOf(choices, option)?.isSoldOut === false),
  );
  return {
    sizeId: now.sizeId === before.sizeId ? chosen.sizeId : now.sizeId,
    options: [...now.options, ...kept],
  };
}

/** What is chosen once somebody goes on without what is lost of a group. */
export function chosenWithout(choices: FoodChoices, chosen: AskedChoices, lost: readonly Lost[]): AskedChoices {
  const options = chosen.options.filter(
    (one) => !lost.some(({ groupId, id }) => groupId === one.groupId && id === one.id),
  );
  return chosenAfter(choices, { ...chosen, options }, inOrder(choices, chosen));
}

/** What is lost, group by group: what is lost of a group that is not offered stands above all others. */
export function lostOutside(choices: FoodChoices, asked: AskedChoices, lost: readonly Lost[]): readonly Lost[] {
  if (lost.length === 0) return lost;
  const offered = offeredGroups(choices, asked);
  return lost.filter(({ groupId }) =>
    groupId === null ? choices.sizes.length === 0 : !offered.some(({ id }) => id === groupId),
  );
}

/** In a sentence or two: `Large and House sauce are sold out`. Empty for nothing. */
export function lostText(lost: readonly Lost[]): string {
  return [
    saidOf(
      lost.filter(({ isSoldOut }) => isSoldOut),
      texts.lostSoldOut,
    ),
    saidOf(
      lost.filter(({ isSoldOut, name }) => !isSoldOut && name !== null),
      texts.lostGone,
    ),
    lost.some(({ isSoldOut, name }) => !isSoldOut && name === null) ? texts.lostUnnamed() : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function saidOf(
  lost: readonly Lost[],
  say: (values: { readonly names: string; readonly count: number }) => string,
): string {
  const names = lost.flatMap(({ name }) => name ?? []);
  return names.length === 0 ? '' : say({ names: listed(names), count: names.length });
}
