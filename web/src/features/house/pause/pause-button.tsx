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
  const timeOf = (untilMs: number | null): string | null =>
    settings === null || untilMs === null ? null : timeWords(untilMs, nowMs, settings.timeZone);
  const label = pause
    ? pausedText(timeOf(pause.untilMs))
    : busy
      ? busyText(busy.plusMinutes, timeOf(busy.untilMs))
      : texts.pause();
  return (
    <>
      <Button
        variant={pause || busy ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={pause || busy ? texts.change({ state: label }) : texts.pauseOrdering()}
        sx={{ '&&&': { ...TOOL_ROOMS[room].button, whiteSpace: 'nowrap', ...(pause ? PAUSED : busy ? BUSY : LOOK) } }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Pause />
        {busy && !pause ? (
          <>
            <Box component="span" sx={ON_PHONE}>
              {texts.busy({ minutes: busy.plusMinutes })}
            </Box>
            <Box component="span" sx={WIDE}>
              {label}
            </Box>
          </>
        ) : (
          <Box component="span" sx={pause || hasWord ? null : TOOL_ROOMS[room].word}>
            {label}
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
/** Said in words everywhere. */
const PAUSED = { bgcolor: 'warning.main', color: 'warning.contrastText' } as const;
const BUSY = { bgcolor: 'info.main', color: 'info.contrastText' } as const;
const WIDE = { display: { xs: 'none', sm: 'inline' } } as const;
const ON_PHONE = { display: { sm: 'none' } } as const;
