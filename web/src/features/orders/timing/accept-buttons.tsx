import {
  isForLater,
  leastMinutes,
  preselectedMinutes,
  readyAtMs,
  type Order,
  type OrderStatus,
  type PromisingHouse,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { useHeldDialog } from '../../../ui/held-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PICK_MINUTES } from './frequent-minutes.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { isolated } from '../../../lib/isolated.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

const AcceptDialog = lazyDialog(async () => (await import('./promise-dialogs.ts')).AcceptDialog);
const MINUTE_MS = 60_000;
const REFRESH_MS = 5000;

export interface AcceptButtonsProps {
  readonly order: Order;
  /** What an acceptance makes of it. */
  readonly to: OrderStatus;
  /** How long the house takes, as it is now; null while that is not known. */
  readonly house?: PromisingHouse | null;
  readonly disabled: boolean;
  /** How long the decision can be undone before it is made. */
  readonly undoMs: (order: Order) => number;
  /** The look of buttons in the row where they stand. */
  readonly slotProps?: Readonly<Record<'accept' | 'minutes', { readonly sx: SxProps<Theme> }>>;
  /** @param minutes null: for the time for which it is wanted */
  readonly onAccept: (minutes: number | null) => void;
}

/** *Accept* with the time that it promises, and the button beside it that changes the minutes before. */
export function AcceptButtons({
  order,
  to,
  house = null,
  disabled,
  undoMs,
  slotProps = { accept: { sx: {} }, minutes: { sx: {} } },
  onAccept,
}: AcceptButtonsProps): React.JSX.Element {
  const nowMs = useNow(REFRESH_MS);
  const clock = useHouseClock();
  const [dialog, show] = useHeldDialog();
  const named = { name: isolated(order.foodName), token: order.token };
  // Until the house is known, as it was when the order was placed: a house that promised nothing has no such buttons.
  const then = { prepMinutes: order.prepMinutes, busy: null };
  const usual = preselectedMinutes(house ?? then, order, nowMs) ?? preselectedMinutes(then, order, nowMs) ?? 0;
  // Before the kitchen begins with it, an order for later has one time alone: its own.
  const hasMinutes = !isForLater(order, nowMs + undoMs(order));
  const main = useRef<HTMLButtonElement>(null);
  const leastAt = (atMs: number): number => leastMinutes(order, atMs + undoMs(order));
  const byKey = usePicked(main, hasMinutes);
  const picked = byKey && Math.max(byKey, leastAt(nowMs));
  const leftMs = (order.wantedAtMs ?? 0) - nowMs - undoMs(order);
  const isAtItsTime = leftMs > (picked ?? 0) * MINUTE_MS;
  const minutes = isAtItsTime ? Math.ceil(leftMs / MINUTE_MS) : (picked ?? usual);
  const readyIn = (chosen: number, atMs: number): string =>
    clock.words(readyAtMs(order, chosen, atMs + undoMs(order)), atMs);
  const ready = readyIn(isAtItsTime ? 0 : minutes, nowMs);
  const ask = (): void => {
    const close = (): void => {
      show(null);
    };
    show(
      <AcceptDialog
        order={order}
        preselected={minutes}
        leastAt={leastAt}
        readyIn={readyIn}
        onCancel={close}
        onChoose={(chosen) => {
          close();
          onAccept(chosen);
        }}
      />,
    );
  };
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        ref={main}
        data-main
        data-act={to}
        disabled={disabled}
        aria-label={texts.acceptOrderAt({ time: ready, ...named })}
        sx={[slotProps.accept.sx, hasMinutes ? JOINED : HALF].flat()}
        onClick={() => {
          onAccept(isAtItsTime ? null : minutes);
        }}
      >
        {withParts(texts.acceptAt, {
          time: (
            <Box component="span" sx={SMALL}>
              {ready}
            </Box>
          ),
        })}
      </Button>
      {hasMinutes && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={texts.changeMinutes({ minutes, ...named })}
          sx={[slotProps.minutes.sx, MINUTES].flat()}
          onClick={ask}
        >
          {minutes}{' '}
          <Box component="span" sx={[SMALL, OPENS]}>
            {texts.minutesUnit()}
          </Box>
        </Button>
      )}
      {dialog}
    </>
  );
}

/** The minutes that a key has picked; null before, and where there are none to be picked. */
function usePicked(button: RefObject<HTMLButtonElement | null>, hasMinutes: boolean): number | null {
  const [picked, setPicked] = useState<number | null>(null);
  useEffect(() => {
    if (!hasMinutes) return undefined;
    const over = new AbortController();
    const pick = (event: Event): void => {
      event.preventDefault();
      // For React this event is none of a person: it would render after the next key, which may be the one that accepts.
      flushSync(() => {
        setPicked((event as CustomEvent<number>).detail);
      });
    };
    button.current?.addEventListener(PICK_MINUTES, pick, over);
    return () => {
      over.abort();
    };
  }, [button, hasMinutes]);
  return picked;
}

const SMALL = { typography: 'caption', fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' } as const;
const HALF = { flexDirection: 'column', gap: 0, lineHeight: 1.2, '&:focus-visible': { zIndex: 1 } } as const;
const JOINED = { '&&': { minWidth: 80, borderStartEndRadius: 0, borderEndEndRadius: 0 }, ...HALF } as const;
/** Joined to *Accept*, whose minutes it changes: it takes back the gap of their row. */
const MINUTES = {
  '&&': { flex: '0 0 56px', minWidth: 56, marginInlineStart: -1, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  ...HALF,
} as const;
/** An arrow: there is a choice behind it. */
const OPENS = {
  '&::after': {
    content: '""',
    display: 'inline-block',
    marginInlineStart: 0.5,
    verticalAlign: 2,
    border: '4px solid transparent',
    borderTopColor: 'currentColor',
    borderBottom: 0,
  },
} as const;
