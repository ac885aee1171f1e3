import { isPausedAt, timeWords } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { useLiveSettings } from './use-live-settings.ts';

const SECOND_MS = 1000;

/**
 * Staff's way to take no orders for a while. While ordering is paused the button says until when, by the house's clock.
 * @param news above the dialog's form: what the page says of its alarm, which the dialog would cover
 */
export function PauseButton({ news = null }: { readonly news?: ReactNode }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const settings = useLiveSettings();
  const nowMs = useNow(SECOND_MS);
  const pause = settings && isPausedAt(settings.pause, nowMs) ? settings.pause : null;
  const label =
    settings === null || pause === null
      ? 'Pause'
      : `Paused${pause.untilMs === null ? '' : ` until ${timeWords(pause.untilMs, nowMs, settings.timeZone)}`}`;
  return (
    <>
      <Button
        variant={pause ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={pause ? `${label}: change` : `${label} ordering`}
        sx={pause ? PAUSED : LOOK}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Pause />
        <span>{label}</span>
      </Button>
      {isOpen && (
        <PauseDialog
          pause={pause}
          day={settings}
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

/** An icon on a phone; a pause is said in words everywhere. */
const SIZE = { minWidth: { xs: 44, sm: 108 }, px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' } as const;
const LOOK = {
  '&&': { ...SIZE, color: 'text.primary', borderColor: 'edge' },
  '& > span': { display: { xs: 'none', sm: 'inline' } },
} as const;
const PAUSED = {
  '&&, &&:hover': { ...SIZE, bgcolor: 'warning.main', color: 'warning.contrastText' },
} as const;
