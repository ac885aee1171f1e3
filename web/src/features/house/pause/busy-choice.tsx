import { timeWords, type Busy, type HouseSettings } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import * as texts from './texts.ts';

const LENGTHS = [
  { value: '30', label: texts.minutes({ count: 30 }) },
  { value: '60', label: texts.minutes({ count: 60 }) },
  { value: 'day', label: texts.restOfTheDay() },
] as const;
type Length = (typeof LENGTHS)[number]['value'];

const MORE = [10, 20, 30] as const;

interface BusyChoiceProps {
  /** How busy the house is now; null for as usual. */
  readonly busy: Busy | null;
  /** Null while it is not known. */
  readonly house: Pick<HouseSettings, 'timeZone' | 'prepMinutes'> | null;
  readonly nowMs: number;
  /** The minutes to the next business day. */
  readonly dayMinutes: number;
  /** What is being sent: so many minutes more, or 0 for the end. */
  readonly sending: number | null;
  readonly disabled: boolean;
  readonly onBusy: (plusMinutes: number, minutes: number) => void;
}

/** One touch makes the house busy: it goes on taking orders, and promises them for later. */
export function BusyChoice({
  busy,
  house,
  nowMs,
  dayMinutes,
  sending,
  disabled,
  onBusy,
}: BusyChoiceProps): React.JSX.Element {
  const [length, setLength] = useState<Length>('60');
  const id = useId();
  const minutes = length === 'day' ? dayMinutes : Number(length);
  return (
    <Box component="section" aria-labelledby={id} sx={BUSY}>
      <Box component="h3" id={id} sx={{ typography: 'lead', m: 0 }}>
        {busy ? busyWords(busy, nowMs, house) : texts.orBusy()}
      </Box>
      <Box role="group" aria-label={texts.longerBy()} sx={ACTS}>
        {MORE.map((plus) => (
          <Button
            key={plus}
            variant="outlined"
            size="large"
            loading={sending === plus}
            disabled={disabled}
            aria-pressed={busy?.plusMinutes === plus}
            onClick={() => {
              onBusy(plus, minutes);
            }}
            sx={[ACT, MORE_MINUTES]}
          >
            +{plus}{' '}
            <Box component="span" sx={SMALL}>
              {house?.prepMinutes ? texts.promised({ count: house.prepMinutes + plus }) : texts.unit()}
            </Box>
          </Button>
        ))}
        {busy && (
          <Button
            variant="contained"
            size="large"
            loading={sending === 0}
            disabled={disabled}
            onClick={() => {
              onBusy(0, 0);
            }}
            sx={ACT}
          >
            {texts.asUsualAgain()}
          </Button>
        )}
      </Box>
      <ToggleButtonGroup label={texts.busyForHowLong()} options={LENGTHS} value={length} onChange={setLength} />
    </Box>
  );
}

/** `Busy: 20 minutes longer until 20:15`, by the house's clock. */
export function busyWords(
  { plusMinutes: minutes, untilMs }: Busy,
  nowMs: number,
  house: Pick<HouseSettings, 'timeZone'> | null,
): string {
  return house
    ? texts.busyLongerUntil({ minutes, time: timeWords(untilMs, nowMs, house.timeZone) })
    : texts.busyLonger({ minutes });
}

const SMALL = { typography: 'caption', fontWeight: 700, lineHeight: 1.1 } as const;
const BUSY = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  p: 2,
  borderRadius: RADII.field,
  bgcolor: 'info.light',
  color: 'info.dark',
} as const;
const ACTS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const ACT = { '&&': { px: 1.5 } } as const;
const MORE_MINUTES = {
  '&&&': {
    flex: '1 1 80px',
    flexDirection: 'column',
    gap: 0,
    lineHeight: 1.2,
    bgcolor: 'background.paper',
    color: 'info.dark',
  },
} as const;
