import type { SxProps, Theme } from '@mui/material/styles';
import { Fullscreen } from '../../../ui/icons/fullscreen.tsx';
import { FullscreenExit } from '../../../ui/icons/fullscreen-exit.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, type ReactNode } from 'react';
import type { FullScreen } from '../../../lib/full-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { IconSelect } from '../../../ui/icon-select.tsx';
import { FreshnessLine } from '../../../ui/freshness-line.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { KeysHelp } from '../../../ui/keys-help.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RADII } from '../../../ui/radii.ts';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { HEADS, TICKET_SIZES, type TicketSize } from './ticket-styles.ts';
import { UNSEEN, UNSEEN_ON_PHONES } from '../../../ui/unseen.ts';
import { SoundChoice } from '../alarm/sound-choice.tsx';
import type { Alarm } from '../alarm/use-alarm.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as site from '../../../texts.ts';
import * as words from '../alarm/texts.ts';
import * as texts from './texts.ts';

interface KitchenBarProps {
  readonly alarm: Alarm;
  readonly fullScreen: FullScreen;
  readonly size: TicketSize;
  readonly onSize: (size: TicketSize) => void;
  /** The number of open orders that are late. */
  readonly late: number;
  readonly nowMs: number;
  /** False while the open orders may be stale. */
  readonly isFresh: boolean;
  /** The lists to choose from, and on full screen what else this bar has. */
  readonly filter: ReactNode;
}

/** The heading of the board and its tools; on full screen the one bar over the tickets, which come first. */
export function KitchenBar(props: KitchenBarProps): React.JSX.Element {
  const { fullScreen, size } = props;
  return <Bar {...useDeferredValue(props)} fullScreen={fullScreen} size={size} />;
}

const Bar = memo(function Bar({
  alarm,
  fullScreen,
  size,
  onSize,
  late,
  nowMs,
  isFresh,
  filter,
}: KitchenBarProps): React.JSX.Element {
  const isFull = fullScreen.isOn;
  const clock = useHouseClock();
  return (
    <Box sx={isFull ? barLook(isFresh) : NOT_ON_PAPER}>
      <PageHeading
        title={site.kitchen()}
        sx={isFull ? LINE_OF_BAR : LINE}
        slotProps={{ title: { sx: isFull ? UNSEEN : UNSEEN_ON_PHONES } }}
        aside={
          <Box sx={isFull ? TOOLS_OF_BAR : TOOLS}>
            {isFull && (
              <Typography component="time" variant="h3" sx={CLOCK_LOOK}>
                {clock.time(nowMs)}
              </Typography>
            )}
            {filter}
            <LateCount count={late} />
            <Box sx={isFull ? NEWS_OF_BAR : NEWS}>
              {isFull && <FreshnessLine isFresh={isFresh} />}
              <Deaf alarm={alarm} />
            </Box>
            <SoundOrNews alarm={alarm} />
            {isFull && (
              <Box sx={NOT_ON_PHONES}>
                <KeysHelp />
              </Box>
            )}
            <ToggleButtonGroup
              label={texts.sizeOfTickets()}
              options={TICKET_SIZES.map((value) => ({ value, label: value }))}
              value={size}
              onChange={onSize}
              sx={SIZES}
              slotProps={{ button: { sx: { px: 0 } } }}
            />
            <Button
              variant={isFull ? 'text' : 'outlined'}
              aria-label={isFull ? texts.leaveFullScreen() : texts.fullScreen()}
              sx={FULL}
              onClick={() => {
                fullScreen.set(!isFull);
              }}
            >
              {isFull ? <FullscreenExit /> : <Fullscreen />}
              {!isFull && (
                <Box component="span" sx={ON_DESKTOPS}>
                  {texts.fullScreen()}
                </Box>
              )}
            </Button>
          </Box>
        }
      >
        {site.kitchen()}
      </PageHeading>
    </Box>
  );
});

/** The size of the tickets where the bar has no room for three buttons. */
export function SizeChoice({ size, onSize }: Pick<KitchenBarProps, 'size' | 'onSize'>): React.JSX.Element {
  return (
    <Box sx={SIZE_CHOICE} title={texts.sizeOfTickets()}>
      <IconSelect
        variant="outlined"
        label={texts.sizeOfTickets()}
        icon={
          <Box component="b" aria-hidden="true" sx={SIZE}>
            <Box component="span" sx={SIZE_WORD}>
              {common.size()}
            </Box>{' '}
            {size}
          </Box>
        }
        options={TICKET_SIZES.map((value) => ({ value, label: value }))}
        value={size}
        onChange={onSize}
      />
    </Box>
  );
}

/** How many of the open orders are late; nothing without any. */
function LateCount({ count }: { readonly count: number }): React.JSX.Element | null {
  return count > 0 ? <Box sx={LATE}>{texts.lateCount({ count })}</Box> : null;
}

/** What somebody has to hear of: new orders, a lost connection. */
export function AlarmNews({ alarm }: { readonly alarm: Alarm }): React.JSX.Element {
  return (
    <Box sx={NEWS}>
      <Deaf alarm={alarm} />
      <Box role="status">
        {alarm.unseen > 0 && !alarm.isDeaf && (
          <Button variant="contained" onClick={alarm.acknowledge}>
            {texts.gotNewOrders({ count: alarm.unseen })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** That the connection is lost, and of which orders this screen knows nevertheless. */
function Deaf({ alarm: { isDeaf, unseen, acknowledge } }: { readonly alarm: Alarm }): React.JSX.Element | null {
  if (!isDeaf) return null;
  return (
    <>
      <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 700 }}>
        {words.hearsNoOrders()}
      </Typography>
      <Button variant="contained" onClick={acknowledge}>
        {unseen === 0 ? common.gotIt() : texts.gotNewOrders({ count: unseen })}
      </Button>
    </>
  );
}

/**
 * The choice of the sound, and what silences it for now. A narrow bar has one room for both: the news covers no other tool,
 * and moves no ticket under a finger.
 */
function SoundOrNews({ alarm }: { readonly alarm: Alarm }): React.JSX.Element {
  const { unseen: count, isDeaf } = alarm;
  const isNews = count > 0 && !isDeaf;
  return (
    <Box sx={SOUND}>
      <Box role="status" sx={isNews ? NEWS_PLACE : null}>
        {isNews && (
          <Button
            variant="contained"
            aria-label={texts.gotNewOrders({ count })}
            title={texts.gotNewOrders({ count })}
            sx={NEWS_BUTTON}
            onClick={alarm.acknowledge}
          >
            <Box component="span" sx={WIDE_WORDS}>
              {texts.gotNewOrders({ count })}
            </Box>
            <Box component="span" sx={NARROW_WORDS}>
              {texts.newOrders({ count })}
            </Box>
          </Button>
        )}
      </Box>
      <Box sx={isNews ? OUT_OF_THE_WAY : null}>
        <SoundChoice volume={alarm.volume} onVolume={alarm.setVolume} />
      </Box>
    </Box>
  );
}

/** Without room for the news beside the tools. */
const NARROW = '@media (max-width: 1199.95px)';
/** Where the choice of the sound has no word. */
const SIGN_ONLY = '@media (max-width: 899.95px)';
/** The smallest phones. */
const SMALLEST = '@media (max-width: 389.95px)';

const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: 1,
  gap: { xs: 0.5, sm: 1 },
} as const;
const TOOLS_OF_BAR = { ...TOOLS, [NARROW]: { gap: 0.5 } } as const;

/** On a phone the bar of the full screen has room for the lists, the late orders, the sound and the way out. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'block' } } as const;

const SIZES = { display: { xs: 'none', lg: 'flex' }, flexWrap: 'nowrap', gap: 0.5 } as const;
const SIZE_CHOICE = { display: { lg: 'none' } } as const;

/** On a phone the word stands over its letter. */
const SIZE = { lineHeight: { xs: '14px', sm: 'inherit' } } as const;
const SIZE_WORD = { fontSize: { xs: '0.75rem', sm: '1em' }, display: { xs: 'block', sm: 'inline' } } as const;

const FULL = {
  minWidth: 44,
  px: { xs: 1, xl: 2 },
  color: 'text.primary',
  '&[data-variant="outlined"]': { borderColor: 'edge' },
} as const;

/** Takes the room in the middle, and a line of its own where there is none. */
const NEWS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  flexGrow: 1,
  mx: { xs: -0.5, sm: 0 }, // empty, it takes no gap of a phone's line
} as const;
const NEWS_OF_BAR = { ...NEWS, [NARROW]: { gap: 0.5 } } as const;

const SOUND = { display: 'flex', alignItems: 'center', position: 'relative' } as const;
const NEWS_PLACE = {
  marginInlineEnd: 1,
  [NARROW]: { marginInlineEnd: 0, position: 'absolute', inset: 0, display: 'grid' },
} as const;
const OUT_OF_THE_WAY = { [NARROW]: { visibility: 'hidden' } } as const;
/** Where the sound is a sign alone, the number stands over its word. */
const NEWS_BUTTON = {
  [NARROW]: { minWidth: 0, px: 0, whiteSpace: 'normal', lineHeight: 1.1 },
  [SIGN_ONLY]: { marginInlineStart: '2px', px: '6px', fontSize: '0.75rem' },
} as const;
const WIDE_WORDS = { [NARROW]: { display: 'none' } } as const;
const NARROW_WORDS = { display: 'none', [NARROW]: { display: 'block' } } as const;

/** Everything in one line of a phone's width: the first list's name says where one is. */
const PHONE = '@media (max-width: 599.95px)';
const LIST = {
  [PHONE]: { gap: 0.5, px: 1, typography: 'caption', fontWeight: 700 },
  [SMALLEST]: { px: 0.75 },
} as const;
/** What the lists to choose from look like in this bar. */
export const LISTS = { sx: { [PHONE]: { gap: 0.5 } }, slotProps: { button: { sx: LIST } } } as const;
export const LISTS_OF_BAR = {
  sx: { [NARROW]: { gap: 0.5 } },
  slotProps: { button: { sx: { [NARROW]: { px: 1.5 }, ...LIST } } },
} as const;

const LINE = { mb: 1.5, rowGap: 1 } as const;
const LINE_OF_BAR = { flexGrow: 1, mb: 0, gap: 0 } as const;
const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;
const ON_DESKTOPS = { display: { xs: 'none', xl: 'inline' } } as const;

const CLOCK_LOOK = {
  fontVariantNumeric: 'tabular-nums',
  display: { xs: 'none', sm: 'block' },
  marginInlineEnd: 1,
} as const;

const LATE = {
  ...HEADS.late,
  display: 'inline-flex',
  alignItems: 'center',
  height: 32,
  px: { xs: 1, sm: 1.5 },
  borderRadius: RADII.pill,
  typography: { xs: 'caption', sm: 'body2' },
  '&&': { fontWeight: 700 },
  whiteSpace: 'nowrap',
  [SMALLEST]: { '&&': { px: 0.75 } },
} as const;

function barLook(isFresh: boolean): SxProps<Theme> {
  return {
    position: 'sticky',
    top: 0,
    [LOW_WINDOW]: { position: 'static' },
    zIndex: 'appBar',
    display: 'flex',
    alignItems: 'center',
    minHeight: 56,
    px: { xs: 1, sm: 2 },
    mb: 1.5,
    bgcolor: isFresh ? 'background.default' : 'error.light',
    borderBottom: 1,
    borderColor: 'divider',
    boxSizing: 'border-box',
    ...NOT_ON_PAPER,
  };
}
