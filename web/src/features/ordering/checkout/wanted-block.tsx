// No stories: asks the server; its choices are in the basket’s journeys.
import {
  businessDayOf,
  dayAfter,
  dayWords,
  freeTimes,
  nearDayWords,
  todayWords,
  type AskedFulfilment,
  type HouseDto,
  type LaterHouse,
  type WantedProblemDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { useHouseClock, type HouseClock } from '../../../lib/clock.ts';
import { useHouseToday } from '../../../lib/house-face.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useNow } from '../../../lib/use-now.ts';
import { InlineSelect, type InlineOption } from '../../../ui/inline-select.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { ANSWERS, asSoonText } from './about-when.ts';
import { Question, QuestionLine, Segment, SEGMENTS } from './question.tsx';
import { takeLostFocus } from './take-focus.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const REFRESH_MS = 30_000;
/** More quarters than a fortnight has. */
const MOST = 14 * 96;

export interface WantedBlockProps {
  /** ISO 8601; null: as soon as possible. */
  readonly wantedAt: string | null;
  readonly fulfilment: AskedFulfilment | null;
  /** None before it, while the house has paused; null: whenever it is open. ISO 8601. */
  readonly from: string | null;
  /** In how long it would be ready as soon as possible, in milliseconds; null where nobody knows. */
  readonly readyInMs: number | null;
  /** Why it cannot be had then, and when it can. */
  readonly problem: WantedProblemDto | null;
  readonly disabled: boolean;
  /** Whether *Later* was pressed before this was there. */
  readonly isLaterPressed?: boolean;
  readonly onChange: (wantedAt: string | null) => void;
}

/** For when the basket is wanted: as soon as possible, or a quarter of an hour that the house still has. */
export function WantedBlock({
  wantedAt,
  fulfilment,
  from,
  readyInMs,
  problem,
  disabled,
  isLaterPressed = false,
  onChange,
}: WantedBlockProps): React.JSX.Element {
  const id = useId();
  const nowMs = useNow(REFRESH_MS);
  const [house, times] = useTimes({ wantedAt, fulfilment, from, problem }, nowMs);
  const clock = useHouseClock();
  const soonInMs = useLastKnown(readyInMs, { fulfilment, from });
  const [isWaiting, setIsPending] = usePending(isLaterPressed, { wantedAt, times }, onChange);
  return (
    <Question legend={texts.whenServed()} disabled={disabled}>
      <Box sx={[SEGMENTS, ANSWERS]}>
        {[asSoonText(soonInMs, nowMs, clock), texts.later()].map((words, isLater) => (
          <Segment
            key={isLater}
            ref={isLater === 1 && isLaterPressed ? takeLostFocus : undefined}
            px={1.5}
            name={id}
            checked={(wantedAt !== null || isWaiting) === (isLater === 1)}
            aria-invalid={isLater === 1 && isWaiting}
            disabled={isLater === 1 && times?.length === 0}
            onChange={() => {
              setIsPending(isLater === 1);
              onChange(isLater === 1 ? (times?.[0] ?? null) : null);
            }}
          >
            {words}
          </Segment>
        ))}
      </Box>
      {isWaiting && house.status === 'loading' && <QuestionLine role="status">{texts.timesAreLoading()}</QuestionLine>}
      {house.status === 'failed' && (
        <QuestionLine role="status">
          {texts.timesNotLoaded()} <TextButton onClick={house.retry}>{common.tryAgain()}</TextButton>
        </QuestionLine>
      )}
      {times !== null && times.length === 0 && <QuestionLine>{texts.nothingIsFree()}</QuestionLine>}
      {wantedAt !== null && times !== null && (
        <DayAndTime
          wantedAt={wantedAt}
          times={times}
          today={dayOf(new Date(nowMs).toISOString(), clock)}
          isRefused={problem !== null}
          onChange={onChange}
        />
      )}
      {(wantedAt !== null || readyInMs !== null) && (
        <Box sx={NOTE}>
          <HouseTimeNote />
        </Box>
      )}
      <QuestionLine isWrong role="status">
        {problem?.sentence}
      </QuestionLine>
      {problem && problem.free.length > 0 && (
        <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1 }}>
          {problem.free.map((time) => (
            <TextButton
              key={time}
              onClick={() => {
                onChange(time);
              }}
            >
              {clock.words(Date.parse(time))}
            </TextButton>
          ))}
        </Box>
      )}
    </Question>
  );
}

/**
 * The times that the house still has. They are asked for again when its settings have changed: its hours of today are others by
 * now, or it refuses a time that is among them. Then once for each `nowMs`: a server may know the older settings for some seconds.
 */
function useTimes(
  { wantedAt, fulfilment, from, problem }: Pick<WantedBlockProps, 'wantedAt' | 'fulfilment' | 'from' | 'problem'>,
  nowMs: number,
): readonly [house: Loadable<HouseDto>, times: readonly string[] | null] {
  const [{ ask, againFor }, setAsked] = useState({ ask: askHouse, againFor: '' });
  const house = useRequest(ask);
  const times = useMemo(
    () => (house.status === 'ready' ? timesOf(house.value, fulfilment, from, nowMs) : null),
    [house, fulfilment, from, nowMs],
  );
  const today = useHouseToday();
  const hasOtherHours = today !== null && house.status === 'ready' && todayWords(house.value, nowMs) !== today;
  const isRefused = problem !== null && wantedAt !== null && times?.includes(wantedAt) === true;
  const reason = hasOtherHours ? today : isRefused ? wantedAt : null;
  if (reason !== null && againFor !== `${reason} ${nowMs}`)
    setAsked({ ask: () => askHouse(), againFor: `${reason} ${nowMs}` });
  return [house, times];
}

/** *Later*, pressed before the times were there: the first is taken when they come. */
function usePending(
  isPressed: boolean,
  { wantedAt, times }: { readonly wantedAt: string | null; readonly times: readonly string[] | null },
  onTake: (time: string) => void,
): readonly [isWaiting: boolean, setIsPending: (isPending: boolean) => void] {
  const [isPending, setIsPending] = useState(isPressed);
  if (isPending && wantedAt !== null) setIsPending(false); // taken: what the basket forgets afterwards is not taken again
  const isWaiting = isPending && wantedAt === null && times?.length !== 0;
  const first = times?.[0];
  const take = useEffectEvent(onTake);
  useEffect(() => {
    if (isWaiting && first !== undefined) take(first);
  }, [isWaiting, first]);
  return [isWaiting, setIsPending];
}

/**
 * In how long it would be ready as soon as possible, also while it is wanted later, of which nobody says that: the words of the other
 * answer stay. Not of another service, nor in a house that has paused.
 */
function useLastKnown(
  readyInMs: number | null,
  { fulfilment, from }: Pick<WantedBlockProps, 'fulfilment' | 'from'>,
): number | null {
  const of = JSON.stringify(fulfilment);
  const [last, setLast] = useState({ readyInMs, of });
  if (readyInMs !== null && (readyInMs !== last.readyInMs || of !== last.of)) setLast({ readyInMs, of });
  return readyInMs ?? (from === null && last.of === of ? last.readyInMs : null);
}

/** What is wanted after midnight belongs to the evening before. */
function dayOf(time: string, clock: HouseClock): string {
  return businessDayOf(Date.parse(time), clock);
}

function dayLabel(day: string, today: string): string {
  if (day === today) return texts.today();
  return day === dayAfter(today) ? texts.tomorrow() : nearDayWords(day, today);
}

/** Of more times than these it is said to which part of the day they belong. */
const MANY_TIMES = 12;

/** The times of a day as they are chosen. @param gone the one that is chosen, where it is free no more */
function timeOptions(
  times: readonly string[],
  day: string,
  clock: HouseClock,
  gone: string | null,
): readonly InlineOption[] {
  const isOfDay = (atMs: number): boolean => clock.day(atMs) === dayWords(day);
  const optionOf = (time: string): InlineOption => {
    const atMs = Date.parse(time);
    return { value: time, label: isOfDay(atMs) ? clock.time(atMs) : clock.words(atMs) };
  };
  const partOf = (atMs: number): string => {
    if (!isOfDay(atMs)) return 'night';
    const time = clock.time(atMs);
    if (time < '12:00') return 'morning';
    return time < '17:00' ? 'afternoon' : 'evening';
  };
  const isLong = times.length > MANY_TIMES;
  return [
    ...(gone === null ? [] : [optionOf(gone)]),
    ...times.map((time) => ({
      ...optionOf(time),
      ...(isLong && { group: texts.partOfDay({ part: partOf(Date.parse(time)) }) }),
    })),
  ];
}

/** The days that have times, and the times of the one that is chosen. */
function DayAndTime({
  wantedAt,
  times,
  today,
  isRefused,
  onChange,
}: Pick<WantedBlockProps, 'onChange'> & {
  readonly wantedAt: string;
  readonly times: readonly string[];
  readonly today: string;
  readonly isRefused: boolean;
}): React.JSX.Element {
  const clock = useHouseClock();
  const day = dayOf(wantedAt, clock);
  const days = new Set([
    ...(times.some((time) => dayOf(time, clock) === day) ? [] : [day]),
    ...times.map((time) => dayOf(time, clock)),
  ]);
  const ofDay = times.filter((time) => dayOf(time, clock) === day);
  const isGone = !times.includes(wantedAt);
  return (
    <Box sx={FIELDS}>
      <InlineSelect
        label={texts.day()}
        joined="start"
        value={day}
        options={[...days].map((one) => ({ value: one, label: dayLabel(one, today) }))}
        onChange={(chosen) => {
          onChange(times.find((time) => dayOf(time, clock) === chosen) ?? wantedAt);
        }}
      />
      <InlineSelect
        label={texts.time()}
        joined="end"
        value={wantedAt}
        isInvalid={isRefused || isGone}
        options={timeOptions(ofDay, day, clock, isGone ? wantedAt : null)}
        onChange={onChange}
      />
    </Box>
  );
}

/** The times that the house still has. @param nowMs by the server's clock */
function timesOf(
  { timeZone, dayStart, hours, exceptions, lastOrderMinutes, services, areas, later }: HouseDto,
  fulfilment: AskedFulfilment | null,
  from: string | null,
  nowMs: number,
): readonly string[] {
  const free = { feeMinor: 0, minMinor: 0, freeFromMinor: null };
  const house: LaterHouse = {
    timeZone,
    dayStart,
    hours,
    exceptions,
    lastOrderMinutes,
    services,
    areas: areas.map((area) => ({ ...area, ...free })),
    later,
    pause: null,
  };
  const fromMs = from === null ? nowMs : Math.max(nowMs, Date.parse(from));
  return freeTimes(house, fulfilment, nowMs, { fromMs, most: MOST }).map((time) => new Date(time).toISOString());
}

/** One field of two parts, as wide as the answers above it. A day is longer than a time: each has the room of its words. */
const FIELDS = { display: 'flex', mt: 1 } as const;

const NOTE = { mt: 1, '&:empty': { display: 'none' } } as const;
