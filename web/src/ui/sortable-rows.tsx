import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { ArrowDownward } from './icons/arrow-downward.tsx';
import { ArrowUpward } from './icons/arrow-upward.tsx';
import { DragIndicator } from './icons/drag-indicator.tsx';
import { RADII } from './radii.ts';
import { UNSEEN } from './unseen.ts';
import * as texts from './texts.ts';

/** With what one row is moved. */
export interface Sorting {
  /** Is dragged, by mouse, pen or finger. */
  readonly grip: ReactNode;
  /** Two buttons: up and down. */
  readonly arrows: ReactNode;
}

interface Drag {
  readonly name: string;
  readonly fromY: number;
  /** How far it was dragged, in pixels. */
  readonly offset: number;
  /** Where it would be dropped. */
  readonly to: number;
}

/**
 * Rows that a person sorts: by dragging, by the buttons of a row, or with Alt and an arrow key anywhere in it. While a row is
 * dragged the others keep their places, and a line shows where it would come.
 */
export function SortableRows({
  names,
  label,
  onMove,
  children,
}: {
  /** Keys of the rows, in their order. */
  readonly names: readonly string[];
  /** What a row is called: `size 2`. */
  readonly label: (name: string, index: number) => string;
  readonly onMove: (name: string, to: number) => void;
  readonly children: (name: string, index: number, sorting: Sorting) => ReactNode;
}): React.JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [news, setNews] = useState('');
  const move = (name: string, to: number): void => {
    const from = names.indexOf(name);
    if (to < 0 || to >= names.length || to === from) return;
    onMove(name, to);
    setNews(texts.moved({ name: label(name, from), place: to + 1, count: names.length }));
  };
  const dragHandlers = (name: string, index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ name, fromY: event.clientY, offset: 0, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag?.name !== name) return;
      setDrag({ ...drag, offset: clientY - drag.fromY, to: placeAt(list.current, index, clientY) });
    },
    onPointerUp: () => {
      if (drag?.name === name) move(name, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => {
      setDrag(null);
    },
  });
  const moveByKeys = (name: string, index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(name, index + step);
  };
  return (
    <div ref={list}>
      {names.map((name, index) => {
        const what = label(name, index);
        const isDragged = drag?.name === name;
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work in whatever of it has the focus
          <Box
            key={name}
            onKeyDown={moveByKeys(name, index)}
            sx={[ROW, isDragged && DRAGGED, drag !== null && !isDragged && drag.to === index && markOf(drag, names)]}
            style={isDragged ? { transform: `translateY(${drag.offset}px)` } : undefined}
          >
            {children(name, index, {
              grip: (
                <IconButton
                  aria-label={texts.drag({ name: what })}
                  tabIndex={-1}
                  sx={GRIP}
                  {...dragHandlers(name, index)}
                >
                  <DragIndicator />
                </IconButton>
              ),
              arrows: (
                <Arrows
                  of={what}
                  isFirst={index === 0}
                  isLast={index === names.length - 1}
                  onStep={(step) => {
                    move(name, index + step);
                  }}
                />
              ),
            })}
          </Box>
        );
      })}
      <Box role="status" sx={UNSEEN}>
        {news}
      </Box>
    </div>
  );
}

function Arrows({
  of: name,
  isFirst,
  isLast,
  onStep,
}: {
  readonly of: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: -1 | 1) => void;
}): React.JSX.Element {
  return (
    <>
      <IconButton
        aria-label={texts.moveUp({ name })}
        aria-disabled={isFirst}
        sx={ARROW}
        onClick={() => {
          onStep(-1);
        }}
      >
        <ArrowUpward />
      </IconButton>
      <IconButton
        aria-label={texts.moveDown({ name })}
        aria-disabled={isLast}
        sx={ARROW}
        onClick={() => {
          onStep(1);
        }}
      >
        <ArrowDownward />
      </IconButton>
    </>
  );
}

/** The place of a row that is dragged to a height: after every other row whose middle is above it. */
function placeAt(list: HTMLElement | null, dragged: number, clientY: number): number {
  const rows = [...(list?.children ?? [])].slice(0, -1);
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== dragged && top + height / 2 < clientY;
  }).length;
}

/** The line is over a row that gives way downwards, and under one that gives way upwards. */
function markOf({ name, to }: Drag, names: readonly string[]): object {
  const side = to < names.indexOf(name) ? 'top' : 'bottom';
  return {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      inset: 'auto 0',
      [side]: -2,
      height: 3,
      bgcolor: 'primary.main',
    },
  };
}

const ROW = { position: 'relative' } as const;
const DRAGGED = { zIndex: 1, bgcolor: 'background.paper', borderRadius: RADII.field, boxShadow: 8 } as const;
/** A finger on it drags the row, and does not scroll the page. */
const GRIP = {
  cursor: 'grab',
  touchAction: 'none',
  color: 'text.secondary',
  '&:active': { cursor: 'grabbing' },
} as const;
/** At an end of the list it keeps the focus. */
const ARROW = { '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } } as const;
