import { kitchenNameOf, totalsOf, type FoodTotal, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { scrollFade } from '../../../ui/scroll-fade.ts';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

const TotalsDialog = lazyDialog(async () => (await import('./totals-dialog.tsx')).TotalsDialog);

interface OpenTotalsProps {
  readonly orders: readonly Order[];
  /** The food whose tickets stand out; null for none. */
  readonly lit: string | null;
  readonly onLit: (name: string | null) => void;
  /** In a bar that has other things too: on a phone it is one button, how many portions there are to make, or the lit food. */
  readonly isInBar?: boolean;
}

/**
 * What the kitchen has to make for all open orders together, the most first. Pressing a food lets its tickets stand out.
 * Nothing while every order is of one portion: then the tickets say it.
 */
export function OpenTotals({ orders, ...props }: OpenTotalsProps): React.JSX.Element | null {
  const deferred = useDeferredValue(orders);
  const isNeeded = useMemo(() => needsTotals(deferred), [deferred]);
  const totals = useMemo(() => totalsOf(deferred), [deferred]);
  return isNeeded ? <Strip {...props} totals={totals} /> : null;
}

/** Whether some order is of more than one portion. */
export function needsTotals(orders: readonly Order[]): boolean {
  return orders.some(({ lines }) => lines.length > 1 || lines[0]?.quantity !== 1);
}

/** Whether an order has something of this food; every order when none was chosen. */
export function isLit({ lines }: Pick<Order, 'lines'>, name: string | null): boolean {
  return name === null || lines.some((line) => kitchenNameOf(line) === name);
}

const Strip = memo(function Strip({
  totals,
  lit,
  onLit,
  isInBar = false,
}: Omit<OpenTotalsProps, 'orders'> & { readonly totals: readonly FoodTotal[] }): React.JSX.Element {
  const [areAllShown, setAreAllShown] = useState(false);
  const showAll = (): void => {
    setAreAllShown(true);
  };
  useKeys({ t: showAll });
  const isLitAlone = isInBar && totals.some(({ name }) => name === lit);
  return (
    <Box component="section" aria-label={texts.toMakeForAll()} sx={isInBar ? STRIP_OF_BAR : STRIP}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        sx={[ALL, isInBar && ALL_OF_BAR, isLitAlone && NOT_ON_PHONES]}
        onClick={showAll}
      >
        {isInBar && (
          <Box component="span" sx={ON_PHONES}>
            {texts.toMake({ count: totals.reduce((sum, { portions }) => sum + portions, 0) })}
          </Box>
        )}
        <Box component="span" sx={isInBar ? NOT_ON_PHONES : null}>
          {texts.all()}
        </Box>
      </Button>
      <Box sx={[FOODS, isInBar && (isLitAlone ? LIT_FOODS : NOT_ON_PHONES)]}>
        <ToggleButtonGroup
          label={texts.ticketsThatStandOut()}
          sx={[GROUP, isInBar ? GROUP_OF_BAR : {}, isLitAlone ? LIT_GROUP : {}]}
          slotProps={{ button: { sx: [FOOD, isInBar ? FOOD_OF_BAR : {}, isLitAlone ? LIT_FOOD : {}] } }}
          options={totals.map(({ name, portions }) => ({ value: name, label: `${portions} × ${isolated(name)}` }))}
          value={lit ?? ''}
          onChange={(name) => {
            onLit(name === lit ? null : name);
          }}
        />
      </Box>
      {areAllShown && (
        <TotalsDialog
          totals={totals}
          onClose={() => {
            setAreAllShown(false);
          }}
        />
      )}
    </Box>
  );
});

/** One line that scrolls sideways; its edge says that there is more. */
const STRIP = {
  display: 'flex',
  gap: 1,
  mb: 1.5,
  '@media print': { display: 'none' },
} as const;

/** Without room for large words. */
const SHORT = '@media (max-width: 1535.95px)';
const PHONE = '@media (max-width: 767.95px)';
const NOT_ON_PHONES = { [PHONE]: { display: 'none' } } as const;
const ON_PHONES = { '@media (min-width: 768px)': { display: 'none' } } as const;

const STRIP_OF_BAR = {
  ...STRIP,
  flex: '1 1 0',
  minWidth: 96,
  mb: 0,
  [SHORT]: { gap: 0.5 },
  [PHONE]: { maxWidth: 200 },
} as const;

const ALL = { flexShrink: 0 } as const;
const ALL_OF_BAR = {
  [SHORT]: { px: 1.5 },
  [PHONE]: { flexGrow: 1, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
} as const;

const FADE_PX = 40;

const FOODS = {
  flexGrow: 1,
  minWidth: 0,
  containerType: 'inline-size',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...scrollFade(FADE_PX),
} as const;
const LIT_FOODS = { [PHONE]: { maskImage: 'none' } } as const;

const GROUP = { flexWrap: 'nowrap', width: 'max-content', paddingInlineEnd: `${FADE_PX}px` } as const;
const GROUP_OF_BAR = { [SHORT]: { gap: 0.5 } } as const;
const LIT_GROUP = { [PHONE]: { width: 'auto', paddingInlineEnd: 0 } } as const;

/** The one that stands out is in sight, and whole, wherever the line is scrolled to; one that is longer ends in it. */
const FOOD = {
  display: 'block',
  flexShrink: 0,
  maxWidth: `calc(100cqw - ${FADE_PX}px)`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[aria-pressed="true"]': { position: 'sticky', insetInlineStart: 0, insetInlineEnd: FADE_PX, zIndex: 1 },
  whiteSpace: 'nowrap',
  '&&': { color: 'text.primary' },
  typography: 'lead',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} as const;
const FOOD_OF_BAR = { [SHORT]: { px: 1.5, typography: 'body2', fontWeight: 700 } } as const;
const LIT_FOOD = {
  [PHONE]: {
    '&[aria-pressed="false"]': { display: 'none' },
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: 'none',
  },
} as const;
