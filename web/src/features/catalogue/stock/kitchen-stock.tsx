// No stories: a button; its dialog is food-picks.tsx.
import { runsLow, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Inventory2Outlined as Inventory } from '../../../ui/icons/inventory-2-outlined.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { RADII } from '../../../ui/radii.ts';
import { TOOL_ROOMS, type ToolRoom } from '../../../ui/tool-room.ts';
import { useLowStock } from '../api/use-low-stock.ts';
import { isolated } from '../../../lib/isolated.ts';
import type { RenderOptions } from './options-button.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const StockPicker = lazyDialog(async () => (await import('./stock-picker.tsx')).StockPicker);

/**
 * The kitchen's way to waste, a restock or a count of any food: a button, and the key `s`. It says how many run low, and
 * says it aloud when one more does.
 * @param news what the board says of its alarm, which the dialogs would cover
 */
export function KitchenStock({
  news,
  room,
  renderOptions,
}: {
  readonly news: ReactNode;
  readonly room: ToolRoom;
  readonly renderOptions: RenderOptions;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
  };
  useKeys({ s: open });
  const low = useLowFoods();
  const look = TOOL_ROOMS[room];
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={low > 0 ? texts.stockLow({ count: low }) : common.stock()}
        sx={{ '&&': { ...look.button, ...LOOK } }}
        onClick={open}
      >
        <Inventory sx={look.sign} />
        <Box component="span" sx={look.word}>
          {common.stock()}
        </Box>{' '}
        {/* a space, so that what is read is what the name says */}
        {low > 0 && (
          <Box component="b" sx={COUNT}>
            {texts.countLow({ count: low })}
          </Box>
        )}
      </Button>
      {isOpen && (
        <StockPicker
          news={news}
          renderOptions={renderOptions}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The foods that ran low, and of which others nothing was known: those behind, and those with a par before the day is. */
interface Known {
  readonly ids: ReadonlySet<string>;
  readonly hiddenFrom: number;
  readonly isDayUnknown: boolean;
}

/** @returns how many foods run low; a food that was not one of them, and now is, is told in a toast */
function useLowFoods(): number {
  const live = useLowStock();
  const value = live.status === 'ready' ? live.value : null;
  const low = useMemo(() => value?.items.filter(runsLow) ?? null, [value]);
  const hiddenFrom = value?.hiddenFrom ?? Infinity;
  const isDayUnknown = value?.isDayUnknown ?? false;
  const known = useRef<Known | null>(null);
  useEffect(() => {
    if (!low) return;
    const before = known.current;
    known.current = { ids: new Set(low.map(({ id }) => id)), hiddenFrom, isDayUnknown };
    for (const food of low) {
      if (before && isNews(food, before)) toast(noticeOf(food), { id: `low ${food.id}`, style: PRESSED_THROUGH });
    }
  }, [low, hiddenFrom, isDayUnknown]);
  return low?.length ?? 0;
}

function isNews({ id, quantity, par }: Food, { ids, hiddenFrom, isDayUnknown }: Known): boolean {
  return !ids.has(id) && quantity < hiddenFrom && !(isDayUnknown && par !== null);
}

function noticeOf({ name, quantity }: Food): string {
  return quantity === 0
    ? texts.isSoldOut({ name: isolated(name) })
    : texts.runsLow({ name: isolated(name), count: quantity });
}

/** On a busy evening one notice follows another: none of them keeps anybody from the buttons below it. */
const PRESSED_THROUGH = { pointerEvents: 'none' } as const;

const LOOK = { color: 'text.primary', borderColor: 'edge', minWidth: 44 } as const;

const COUNT = {
  px: 0.75,
  borderRadius: RADII.small,
  bgcolor: 'warning.light',
  color: 'warning.dark',
  fontVariantNumeric: 'tabular-nums',
} as const;
