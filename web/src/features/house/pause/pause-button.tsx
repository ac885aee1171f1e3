// No stories: asks the database; shows pause-dialog.tsx.
import { busyAt, isPausedAt, timeWords, type HouseSettings } from '@foodhouse/domain';
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
}: {
  readonly news?: ReactNode;
  readonly room?: ToolRoom;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  usePreparedDialog(LazyPauseDialog, usePageSettled());
  const settings = useLiveSettings();
  const nowMs = useNow(SECOND_MS);
  const pause = settings && isPausedAt(settings.pause, nowMs) ? settings.pause : null;
  const busy = settings && busyAt(settings.busy, nowMs);
  const timeOf = (untilMs: number | null): string | null =>
    settings === null || untilMs === null ? null : timeWords(untilMs, nowMs, settings.timeZone);
  const word = pause ? texts.paused() : busy ? texts.busy({ minutes: busy.plusMinutes }) : texts.pause();
  const label = pause
    ? pausedText(timeOf(pause.untilMs))
    : busy
      ? busyText(busy.plusMinutes, timeOf(busy.untilMs))
      : texts.pause();
  const look = TOOL_ROOMS[room].state;
  return (
    <>
      <Button
        variant={pause || busy ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={pause || busy ? texts.change({ state: label }) : texts.pauseOrdering()}
        title={label === word ? undefined : label}
        sx={{ '&&&': { ...look.button, ...(pause ? PAUSED : busy ? BUSY : LOOK) } }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Pause sx={look.sign} />
        <Box component="span" sx={[WORD, look.short]}>
          {word}
        </Box>
        <Box component="span" sx={[WORD, look.long]}>
          {label}
        </Box>
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
const WORD = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
