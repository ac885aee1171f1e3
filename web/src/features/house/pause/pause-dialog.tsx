import {
  LIMITS,
  nextDayMs,
  timeWords,
  type Busy,
  type HouseDay,
  type HouseSettings,
  type Pause,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { isOwnWords } from '../../../lib/own-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RADII } from '../../../ui/radii.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { BusyChoice, busyWords } from './busy-choice.tsx';
import { sendBusy, sendPause } from './pause-api.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
const LENGTHS = [
  { value: '15', label: texts.minutes({ count: 15 }) },
  { value: '30', label: texts.minutes({ count: 30 }) },
  { value: '60', label: texts.minutes({ count: 60 }) },
  { value: 'day', label: texts.restOfTheDay() },
] as const;
type Length = (typeof LENGTHS)[number]['value'];

interface PauseDialogProps {
  /** The pause that lasts now; null for none. */
  readonly pause: Pause | null;
  /** How busy the house is; null for as usual. */
  readonly busy: Busy | null;
  /** Null while it is not known. */
  readonly house: HouseSettings | null;
  readonly nowMs: number;
  readonly news: ReactNode;
  readonly onClose: () => void;
}

/** Asks for how long the house is busy, or takes no orders, and what guests read meanwhile; or ends that. */
export function PauseDialog({ pause, busy, house, nowMs, news, onClose }: PauseDialogProps): React.JSX.Element {
  const [length, setLength] = useState<Length>('30');
  const [message, setMessage] = useState(pause?.message ?? '');
  const [sent, setSent] = useState<'pause' | 'end' | number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const dayMinutes = minutesToNextDay(nowMs, house);
  const minutes = length === 'day' ? dayMinutes : Number(length);
  const until = house && timeWords(nowMs + minutes * MINUTE_MS, nowMs, house.timeZone);
  const send = async (what: 'pause' | 'end'): Promise<void> => {
    setSent(what);
    setProblem(null);
    const words = message.trim();
    const result = await sendPause(
      what === 'end' ? { minutes: 0 } : { minutes, ...(words !== '' && { message: words }) },
    );
    setSent(null);
    if (result.status === 'failed') return setProblem(result.sentence);
    const taken = until === null ? texts.noNewOrders() : texts.noNewOrdersUntil({ time: until });
    toast.success(what === 'end' ? texts.ordersAreTakenAgain() : taken);
    return onClose();
  };
  const makeBusy = async (plusMinutes: number, forMinutes: number): Promise<void> => {
    setSent(plusMinutes);
    setProblem(null);
    const result = await sendBusy({ minutes: forMinutes, ...(plusMinutes > 0 && { plusMinutes }) });
    setSent(null);
    if (result.status === 'failed') return setProblem(result.sentence);
    const untilMs = nowMs + forMinutes * MINUTE_MS;
    toast.success(plusMinutes === 0 ? texts.isAsUsualAgain() : busyWords({ plusMinutes, untilMs }, nowMs, house));
    return onClose();
  };
  const isBusySent = typeof sent === 'number';
  const choice = !pause && (
    <BusyChoice
      busy={busy}
      house={house}
      nowMs={nowMs}
      dayMinutes={dayMinutes}
      sending={isBusySent ? sent : null}
      disabled={sent !== null}
      onBusy={(plusMinutes, forMinutes) => void makeBusy(plusMinutes, forMinutes)}
    />
  );
  return (
    <FormDialog
      title={pause ? texts.orderingIsPaused() : texts.pauseOrdering()}
      text={texts.whatPauseMeans()}
      submitLabel={pause ? texts.pauseFromNowOn() : texts.pause()}
      loading={sent === 'pause'}
      disabled={sent === 'end' || isBusySent}
      isDirty={message !== (pause?.message ?? '') && isOwnWords(message)}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send('pause');
      }}
    >
      {news}
      {pause && (
        <Box sx={END}>
          <span>{pauseWords(pause, house, nowMs)}</span>
          <Button
            variant="contained"
            size="large"
            loading={sent === 'end'}
            disabled={sent === 'pause' || isBusySent}
            onClick={() => void send('end')}
          >
            {texts.takeOrdersAgain()}
          </Button>
        </Box>
      )}
      {busy && choice}
      <Box sx={{ mt: 2, mb: 1.5 }}>
        <ToggleButtonGroup label={texts.forHowLong()} options={LENGTHS} value={length} onChange={setLength} />
      </Box>
      <Box sx={{ fontWeight: 700, minHeight: 24, mb: 2 }} aria-live="polite">
        {until !== null && texts.opensItselfAt({ time: until })}
      </Box>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 700, display: 'block', mb: 0.5 }}>
        {texts.wordsForGuests()}
      </Box>
      <TextArea
        id={id}
        rows={2}
        maxLength={LIMITS.reason}
        placeholder={texts.wordsSample()}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value);
        }}
      />
      {!busy && choice}
    </FormDialog>
  );
}

/** Whole minutes, rounded up: the pause ends with the day, or within its last minute after it. */
function minutesToNextDay(nowMs: number, house: HouseDay | null): number {
  return Math.ceil((nextDayMs(nowMs, house ?? undefined) - nowMs) / MINUTE_MS);
}

function pauseWords({ untilMs, message }: Pause, house: HouseDay | null, nowMs: number): string {
  const until =
    untilMs === null
      ? texts.untilSomebodyEndsIt()
      : house
        ? texts.untilTime({ time: timeWords(untilMs, nowMs, house.timeZone) })
        : '';
  const said = message === null ? '' : texts.guestsRead({ message });
  return [until, said].filter(Boolean).join(' ');
}

const END = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
  p: 2,
  borderRadius: RADII.field,
  bgcolor: 'warning.light',
  color: 'warning.dark',
  fontWeight: 600,
} as const;
