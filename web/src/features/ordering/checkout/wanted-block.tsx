// No stories: asks the server; its choices are in the basket’s journeys.
import {
  businessDayOf,
  dayWords,
  freeTimes,
  type AskedFulfilment,
  type HouseDto,
  type LaterHouse,
  type WantedProblemDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { QUESTION, SEGMENTS } from './segments.ts';

const REFRESH_MS = 30_000;
/** More quarters than a fortnight has. */
const MOST = 14 * 96;

export interface WantedBlockProps {
  /** ISO 8601; null: as soon as possible. */
  readonly wantedAt: string | null;
  readonly fulfilment: AskedFulfilment | null;
  /** None before it, while the house has paused; null: whenever it is open. ISO 8601. */
  readonly from: string | null;
  /** Why it cannot be had then, and when it can. */
  readonly problem: WantedProblemDto | null;
  readonly disabled: boolean;
  readonly onChange: (wantedAt: string | null) => void;
}

/** For when the basket is wanted: as soon as possible, or a quarter of an hour that the house still has. */
export function WantedBlock({
  wantedAt,
  fulfilment,
  from,
  problem,
  disabled,
  onChange,
}: WantedBlockProps): React.JSX.Element {
  const id = useId();
  const house = useRequest(askHouse);
  const nowMs = useNow(REFRESH_MS);
  const times = useMemo(
    () => (house.status === 'ready' ? timesOf(house.value, fulfilment, from, nowMs) : null),
    [house, fulfilment, from, nowMs],
  );
  const clock = useHouseClock();
  // What is wanted after midnight belongs to the evening before.
  const dayOf = (time: string): string => dayWords(businessDayOf(Date.parse(time), clock));
  const timeWords = (time: string): string => {
    const atMs = Date.parse(time);
    return clock.day(atMs) === dayOf(time) ? clock.time(atMs) : clock.words(atMs);
  };
  const days = times ? [...new Set(times.map(dayOf))] : [];
  const day = wantedAt === null ? days[0] : dayOf(wantedAt);
  const ofDay = times?.filter((time) => dayOf(time) === day) ?? [];
  const isGone = wantedAt !== null && times !== null && !times.includes(wantedAt);
  /** Pressed before the times were there: the first is taken when they come. */
  const [isPending, setIsPending] = useState(false);
  if (isPending && wantedAt !== null) setIsPending(false); // taken: what the basket forgets afterwards is not taken again
  const isWaiting = isPending && wantedAt === null && times?.length !== 0;
  const first = times?.[0];
  const take = useEffectEvent(onChange);
  useEffect(() => {
    if (isWaiting && first !== undefined) take(first);
  }, [isWaiting, first]);
  const today = dayOf(new Date(nowMs).toISOString());
  return (
    <Box component="fieldset" disabled={disabled} sx={QUESTION}>
      <legend>When would you like it?</legend>
      <Box sx={[SEGMENTS, ANSWERS]}>
        {['As soon as possible', 'Later'].map((words, isLater) => (
          <label key={words}>
            <Radio
              name={id}
              checked={(wantedAt !== null || isWaiting) === (isLater === 1)}
              aria-invalid={isLater === 1 && isWaiting}
              disabled={isLater === 1 && times?.length === 0}
              onChange={() => {
                setIsPending(isLater === 1);
                onChange(isLater === 1 ? (first ?? null) : null);
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </Box>
      {isWaiting && house.status === 'loading' && <p role="status">One moment: the times are on their way.</p>}
      {house.status === 'failed' && (
        <p role="status">
          The times cannot be shown now. <TextButton onClick={house.retry}>Try again</TextButton>
        </p>
      )}
      {times !== null && times.length === 0 && <p>Nothing is free in the next days.</p>}
      {wantedAt !== null && times !== null && (
        <Box sx={CHOICE}>
          <InlineSelect
            label="Day"
            value={day ?? ''}
            options={(days.includes(day ?? '') ? days : [day ?? '', ...days]).map((one) => ({
              value: one,
              label: one === today ? 'Today' : one,
            }))}
            onChange={(chosen) => {
              onChange(times.find((time) => dayOf(time) === chosen) ?? wantedAt);
            }}
          />
          <InlineSelect
            label="Time"
            value={wantedAt}
            isInvalid={problem !== null || isGone}
            options={(isGone ? [wantedAt, ...ofDay] : ofDay).map((time) => ({
              value: time,
              label: timeWords(time),
            }))}
            onChange={onChange}
          />
        </Box>
      )}
      {wantedAt !== null && <HouseTimeNote />}
      <p role="status" data-wrong="">
        {problem?.sentence}
      </p>
      {problem && problem.free.length > 0 && (
        <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
    </Box>
  );
}

/** The times that the house still has, as the server judges them. */
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
  const atMs = serverNowMs() + (nowMs - Date.now());
  const fromMs = from === null ? atMs : Math.max(atMs, Date.parse(from));
  return freeTimes(house, fulfilment, atMs, { fromMs, most: MOST }).map((time) => new Date(time).toISOString());
}

/** The longer answer stays on one line. */
const ANSWERS = { gridTemplateColumns: 'auto minmax(0, 1fr)', '& span': { px: 1.5 } } as const;

const CHOICE = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 } as const;
