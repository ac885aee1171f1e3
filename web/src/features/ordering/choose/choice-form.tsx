import {
  formatDifference,
  keysOf,
  offeredGroups,
  termsOf,
  withBegun,
  type AskedChoices,
  type BackHouse,
  type ChoiceOption,
  type Currency,
  type FoodChoices,
  type Minor,
  type OfferedGroup,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { countOf, countOptions, isAnswered, MANY_OPTIONS, missingOf, ruleOf, timesOf, withOption } from './choosing.ts';
import { ChoiceRow, ChoiceRows } from './choice-row.tsx';
import { lostOutside, lostText, type Lost } from './lost.ts';
import { nameOffered, offeredWords } from './offered-choices.ts';
import { UNMET } from './use-tried.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { behindFrame } from '../../../lib/behind-frame.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface ChoiceFormProps {
  readonly choices: FoodChoices;
  /** By whose days it is said from when on something can be had; left out where nothing is off until a day. */
  readonly house?: BackHouse | null;
  readonly currency: Currency;
  readonly asked: AskedChoices;
  readonly onChoose: (asked: AskedChoices) => void;
  /** Whether somebody wanted to go on before all was chosen: then what is missing stands out. */
  readonly isTried: boolean;
  /** What was chosen and is not to be had any more. */
  readonly lost?: readonly Lost[];
  /** They go on without it. */
  readonly onWithout?: ((lost: readonly Lost[]) => void) | undefined;
}

/**
 * The sizes and options of a food. A group whose rule is not met, or of which something is lost, has `data-unmet`: once something is lost,
 * the focus goes there.
 */
export function ChoiceForm({
  choices,
  house = null,
  currency,
  asked,
  onChoose,
  isTried,
  lost = NONE,
  onWithout,
}: ChoiceFormProps): React.JSX.Element {
  const { sizes } = choices;
  const choose = useLatestCallback((next: AskedChoices) => {
    onChoose(withBegun(choices, asked, next));
  });
  const [typed, setTyped] = useState('');
  const terms = termsOf(typed, 1);
  const groups = offeredGroups(choices, asked);
  const countOfAll = countOptions(groups);
  const isLong = countOfAll >= MANY_OPTIONS;
  const lostOf = (groupId: string | null): readonly Lost[] =>
    lost.length === 0 ? NONE : lost.filter((one) => one.groupId === groupId);
  const found = groups
    .map((group): Found => {
      const isUnmet = (isTried && !isAnswered(asked, group)) || lostOf(group.id).length > 0;
      return { group, shown: isUnmet || terms.length === 0 ? group.options : group.options.filter(isFound(terms)) };
    })
    .filter(({ shown }) => shown.length > 0);
  const outside = lostOutside(choices, asked, lost);
  const outsideId = useId();
  const sizeMissingId = useId();
  const sizeName = useId();
  const isSized = sizes.some(({ id, isSoldOut }) => id === asked.sizeId && !isSoldOut);
  const sizeMissing = missingSentence(lostOf(null), isTried && !isSized && ONE);
  const lostRef = useFocusOnLost(lost);
  const drawn = useDrawn(isTried || lost.length > 0 ? 0 : countOfAll, sizes.length);
  return (
    <div ref={lostRef}>
      <ChoiceRows>
        {outside.length > 0 && (
          <Box data-unmet data-lost sx={OUTSIDE}>
            <Missing
              id={outsideId}
              sentence={lostText(outside)}
              onWithout={() => {
                onWithout?.(outside);
              }}
            />
          </Box>
        )}
        {sizes.length > 0 && (
          <Group
            name={common.size()}
            rule={texts.required({ count: 1 })}
            isMet={isSized}
            isLost={lostOf(null).length > 0}
            missing={sizeMissing === '' ? null : { id: sizeMissingId, sentence: sizeMissing }}
          >
            {sizes.map(({ id, name, extraMinor, isSoldOut, offThrough }) => (
              <ChoiceRow
                key={id}
                name={name}
                extra={offeredWords({ isSoldOut, offThrough }, extraText(extraMinor, currency), house)}
                isTimed={offThrough !== null}
                oneOf={sizeName}
                disabled={isSoldOut}
                aria-describedby={sizeMissing === '' ? undefined : sizeMissingId}
                checked={asked.sizeId === id}
                onChange={() => {
                  choose({ ...asked, sizeId: id });
                }}
              />
            ))}
          </Group>
        )}
        {isLong && (
          <Box sx={SEARCH}>
            <SearchField label={texts.searchOptions()} value={typed} onChange={setTyped} />
          </Box>
        )}
        {found.length === 0 && groups.length > 0 && <p role="status">{texts.noSuchOption()}</p>}
        {firstOf(found, drawn).map(({ group, shown }) => (
          <Options
            key={group.id}
            group={group}
            shown={shown}
            house={house}
            currency={currency}
            asked={asked}
            onChoose={choose}
            isTried={isTried}
            lost={lostOf(group.id)}
            onWithout={onWithout}
          />
        ))}
      </ChoiceRows>
    </div>
  );
}

/** Leads to the first group of which something is lost, as soon as it is. */
function useFocusOnLost(lost: readonly Lost[]): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (lost.length > before.current) form.current?.querySelector<HTMLElement>(`[data-lost]${UNMET}`)?.focus();
    before.current = lost.length;
  }, [lost.length]);
  return form;
}

/** What is lost of a group, else what is missing of it; empty for nothing. */
function missingSentence(lost: readonly Lost[], isMissing: Parameters<typeof missingOf>[0] | false): string {
  if (lost.length > 0) return lostText(lost);
  return isMissing ? missingOf(isMissing) : '';
}

/** A group of which something is shown. */
interface Found {
  readonly group: OfferedGroup;
  /** What is searched of it; all of it where it stands out because it is not answered. */
  readonly shown: OfferedGroup['options'];
}

/**
 * How many options are drawn: as many as fill a window at once, the others while nobody waits for them.
 * @param all how many there are; 0 where all are wanted now
 * @param above how many rows stand above them
 */
function useDrawn(all: number, above: number): number {
  const [drawn, setDrawn] = useState(() => Math.max(Math.ceil(window.innerHeight / ROOM_OF_ROW) - above, 1));
  const isWhole = drawn >= all;
  useEffect(() => {
    if (isWhole) return undefined;
    return behindFrame(() => {
      startTransition(() => {
        setDrawn(drawn + MANY_OPTIONS);
      });
    });
  }, [drawn, isWhole]);
  return isWhole ? Infinity : drawn;
}

/** The first so many options, with their groups. */
function firstOf(found: readonly Found[], drawn: number): readonly Found[] {
  let room = drawn;
  return found.flatMap(({ group, shown }) => {
    const first = shown.length <= room ? shown : shown.slice(0, Math.max(room, 0));
    room -= shown.length;
    return first.length > 0 ? [{ group, shown: first }] : [];
  });
}

/** Whether an option has all that is searched. */
function isFound(terms: readonly string[]): (option: ChoiceOption) => boolean {
  return ({ name }) => {
    const keys = keysOf(name, 1);
    return terms.every((term) => keys.includes(term));
  };
}

/** A group, which is drawn again only when something of it or of what is chosen is another: a food may have sixty. */
const Options = memo(function Options({
  group,
  shown,
  house = null,
  currency,
  asked,
  onChoose,
  isTried,
  lost = NONE,
  onWithout,
}: Omit<ChoiceFormProps, 'choices'> & Found): React.JSX.Element {
  const { id: groupId, name, required, max } = group;
  const count = countOf(asked, group);
  const isMet = isAnswered(asked, group);
  const missingId = useId();
  /** Of the radios: a dialog has the same group as the page below it. */
  const radios = useId();
  const isLost = lost.length > 0;
  const isMissing = isLost || (isTried && !isMet);
  const isOneOf = required && max === 1;
  const isFull = max > 1 && count >= max;
  const put = useLatestCallback((id: string, quantity: number) => {
    onChoose(withOption(asked, group, id, quantity));
  });
  return (
    <Group
      name={name}
      rule={ruleOf(group)}
      isMet={isMet && !isLost}
      isLost={isLost}
      missing={isMissing ? { id: missingId, sentence: missingSentence(lost, group) } : null}
      onWithout={
        isLost && isMet
          ? () => {
              onWithout?.(lost);
            }
          : undefined
      }
      isAsked={group.under !== null}
    >
      {shown.map((option) => {
        const times = timesOf(asked, groupId, option.id);
        return (
          <OptionRow
            key={option.id}
            id={option.id}
            name={nameOffered(option)}
            extra={offeredWords(option, extraText(option.eachMinor, currency), house)}
            isTimed={option.offThrough !== null}
            oneOf={isOneOf ? radios : null}
            times={times}
            isDisabled={option.isSoldOut || (!isOneOf && isFull && times === 0)}
            isCounted={Math.min(option.max, max) > 1}
            canBeMore={times < option.max && !isFull}
            describedBy={isMissing ? missingId : undefined}
            onPut={put}
          />
        );
      })}
    </Group>
  );
});

/** An option, which is drawn again only when it is another: a food may have five hundred. */
const OptionRow = memo(function OptionRow({
  id,
  name,
  extra,
  isTimed = false,
  oneOf,
  times,
  isDisabled,
  isCounted,
  canBeMore,
  describedBy,
  onPut,
}: Pick<ComponentProps<typeof ChoiceRow>, 'name' | 'extra' | 'isTimed' | 'oneOf'> & {
  readonly id: string;
  /** How often it is chosen. */
  readonly times: number;
  readonly isDisabled: boolean;
  /** Whether it can be chosen several times. */
  readonly isCounted: boolean;
  readonly canBeMore: boolean;
  /** The sentence of what is missing of its group. */
  readonly describedBy: string | undefined;
  readonly onPut: (id: string, quantity: number) => void;
}): React.JSX.Element {
  return (
    <ChoiceRow
      name={name}
      extra={extra}
      isTimed={isTimed}
      oneOf={oneOf}
      checked={times > 0}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={() => {
        onPut(id, oneOf !== null || times === 0 ? 1 : 0);
      }}
      aside={
        times > 0 &&
        isCounted && (
          <Stepper
            of={name}
            label={texts.howOften({ name: isolated(name) })}
            value={times}
            readOnly
            canStep={{ down: true, up: canBeMore }}
            onStep={(by) => {
              onPut(id, times + by);
            }}
          />
        )
      }
    />
  );
});

function Group({
  name,
  rule,
  isMet = true,
  isLost = false,
  missing = null,
  onWithout,
  isAsked = false,
  children,
}: {
  readonly name: string;
  /** Whether it is there because of an answer to the group before it. */
  readonly isAsked?: boolean;
  readonly rule: string;
  readonly isMet?: boolean;
  /** Whether something of it was chosen that is not to be had any more. */
  readonly isLost?: boolean;
  /** What is missing, once that is to be said. */
  readonly missing?: { readonly id: string; readonly sentence: string } | null;
  /** Left out where it must be answered. */
  readonly onWithout?: (() => void) | undefined;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box
      component="fieldset"
      data-unmet={!isMet || undefined}
      data-lost={isLost || undefined}
      sx={[GROUP, isAsked && ASKED]}
    >
      <Box component="legend" sx={LEGEND}>
        {name} <Chip label={rule} color={missing ? 'warning' : 'default'} />
      </Box>
      {missing && <Missing {...missing} onWithout={onWithout} />}
      {children}
    </Box>
  );
}

function Missing({
  id,
  sentence,
  onWithout,
}: {
  readonly id: string;
  readonly sentence: string;
  readonly onWithout?: (() => void) | undefined;
}): React.JSX.Element {
  return (
    <>
      <Box component="p" id={id} sx={MISSING}>
        {sentence}
      </Box>
      {onWithout && (
        <Button
          variant="outlined"
          aria-describedby={id}
          onClick={({ currentTarget }) => {
            // It goes with the sentence: the focus stays near.
            const around = [currentTarget.closest('fieldset'), currentTarget.closest('[role="dialog"]')];
            const near = around.map((part) => part?.querySelector<HTMLElement>('input:not(:disabled)'));
            near.find(Boolean)?.focus();
            onWithout();
          }}
        >
          {texts.goOnWithout()}
        </Button>
      )}
    </>
  );
}

function extraText(extraMinor: Minor, currency: Currency): string {
  return extraMinor === 0 ? '' : formatDifference(extraMinor, currency);
}

const NONE: readonly Lost[] = [];

/** What a size is: one, and not none. */
const ONE = { required: true, min: 1, max: 1 } as const;

/** Of the window's height, px, for each row that is drawn first: the row, and its part of what stands around the list. */
const ROOM_OF_ROW = 100;

const SEARCH = { position: 'sticky', top: 0, zIndex: 1, mt: 2.5, py: 0.5, bgcolor: 'background.paper' } as const;

const OUTSIDE = { mt: 2.5 } as const;
const GROUP = { m: 0, mt: 2.5, p: 0, border: 0, minWidth: 0 } as const;
const ASKED = { mt: 1.5, paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'divider' } as const;

const LEGEND = { display: 'flex', alignItems: 'center', gap: 1, width: 1, p: 0, mb: 0.5, fontWeight: 700 } as const;
/** Where the focus goes, above the first option. */
const MISSING = { m: 0, color: 'error.main' } as const;
