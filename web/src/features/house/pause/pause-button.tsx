// No stories: asks the database; shows pause-dialog.tsx.
import { busyAt, clockWords, isPausedAt, timeWords, type HouseSettings } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { usePageSettled } from '../../../lib/use-page-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Pause } from '../../../ui/icons/pause.tsx';
import { lazyDialog, usePreparedDialog } from '../../../ui/lazy-dialog.tsx';
import { TOOL_ROOMS, type ToolRoom } from '../../../ui/tool-room.ts';
import { useLiveSettings } from './use-live-settings.ts';
import * as texts from './texts.ts';

export const LazyPauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);

const SECOND_MS = 1000;

/**
 * Staff's way to take no orders for a while, or to promise them for later. While it lasts the button says until when, by
 * the house's clock.
 * @param news above the dialog's form: what the page says of its alarm, which the dialog would cover
 */
export function PauseButton({
  news = null,
  room = 'page',
  hasWord = false,
}: {
  readonly news?: ReactNode;
  readonly room?: ToolRoom;
  /** On a phone too. */
  readonly hasWord?: boolean;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  usePreparedDialog(LazyPauseDialog, usePageSettled());
  const settings = useLiveSettings();
  const nowMs = useNow(SECOND_MS);
  const pause = settings && isPausedAt(settings.pause, nowMs) ? settings.pause : null;
  const busy = settings && busyAt(settings.busy, nowMs);
  const timeOf = (untilMs: number | null, write = timeWords): string | null =>
    settings === null || untilMs === null ? null : write(untilMs, nowMs, settings.timeZone);
  const isOn = pause !== null || busy !== null;
  const label = pause
    ? pausedText(timeOf(pause.untilMs))
    : busy
      ? busyText(busy.plusMinutes, timeOf(busy.untilMs))
      : texts.pause();
  const isInRoom = isOn && !hasWord;
  const look = TOOL_ROOMS[room];
  return (
    <>
      <Button
        variant={isOn ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={isOn ? texts.change({ state: label }) : texts.pauseOrdering()}
        title={isInRoom ? label : undefined}
        sx={{ '&&&': { ...look.button, ...LINE, ...(pause ? PAUSED : busy ? BUSY : LOOK) } }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Pause sx={isInRoom ? UNSEEN_ROOM : null} />
        <Box component="span" sx={[hasWord ? null : look.word, isInRoom ? UNSEEN_ROOM : null]}>
          {isInRoom ? texts.pause() : label}
        </Box>
        {isInRoom && (
          <Box component="span" sx={IN_ROOM}>
            <Box component="span" sx={[look.word, WORDS]}>
              {label}
            </Box>
            <Box component="span" sx={look.sign}>
              {pause !== null && pause.untilMs !== null && <Pause sx={SMALL_SIGN} />}
              {pause
                ? (timeOf(pause.untilMs, clockAlone) ?? texts.paused())
                : busy && texts.busy({ minutes: busy.plusMinutes })}
            </Box>
          </Box>
        )}
      </Button>
      {isOpen && (
        <LazyPauseDialog
          pause={pause}
          busy={busy}
          house={settings}
          nowMs={nowMs}
          news={news}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const clockAlone = (atMs: number, _nowMs: number, timeZone: string): string => clockWords(atMs, timeZone);

function pausedText(time: string | null): string {
  return time === null ? texts.paused() : texts.pausedUntil({ time });
}

function busyText(minutes: number, time: string | null): string {
  return time === null ? texts.busy({ minutes }) : texts.busyUntil({ minutes, time });
}

/** For what else of a page follows the settings: with the button, which needs the database's SDK too. */
export function LiveSettings({
  children,
}: {
  readonly children: (settings: HouseSettings | null) => ReactNode;
}): ReactNode {
  return children(useLiveSettings());
}

const LOOK = { color: 'text.primary', borderColor: 'edge' } as const;
const PAUSED = { bgcolor: 'warning.main', color: 'warning.contrastText' } as const;
const BUSY = { bgcolor: 'info.main', color: 'info.contrastText' } as const;
const LINE = { position: 'relative', whiteSpace: 'nowrap' } as const;
/** What is on stands in the room of the button's own word, so that nothing beside or below it moves. */
const UNSEEN_ROOM = { visibility: 'hidden' } as const;
const IN_ROOM = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  whiteSpace: 'normal',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  textWrap: 'balance',
} as const;
/** In two lines, clear of the button's round ends. */
const WORDS = { maxWidth: 84 } as const;
const SMALL_SIGN = { display: 'block', mx: 'auto', fontSize: 18 } as const;
