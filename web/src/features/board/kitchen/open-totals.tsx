import { kitchenNameOf, totalsOf, type FoodTotal, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { isolated } from '../../../lib/isolated.ts';

const TotalsDialog = lazyDialog(async () => (await import('./totals-dialog.tsx')).TotalsDialog);

interface OpenTotalsProps {
  readonly orders: readonly Order[];
  /** The food whose tickets stand out; null for none. */
  readonly lit: string | null;
  readonly onLit: (name: string | null) => void;
}

/**
 * What the kitchen has to make for all open orders together, the most first. Pressing a food lets its tickets stand out.
 * Nothing while every order is of one portion: then the tickets say it.
 */
export function OpenTotals({ orders, ...props }: OpenTotalsProps): React.JSX.Element | null {
  const deferred = useDeferredValue(orders);
  const hasBaskets = useMemo(
    () => deferred.some(({ lines }) => lines.length > 1 || lines[0]?.quantity !== 1),
    [deferred],
  );
  const totals = useMemo(() => totalsOf(deferred), [deferred]);
  return hasBaskets ? <Strip {...props} totals={totals} /> : null;
}

/** Whether an order has something of this food; every order when none was chosen. */
export function isLit({ lines }: Pick<Order, 'lines'>, name: string | null): boolean {
  return name === null || lines.some((line) => kitchenNameOf(line) === name);
}

const Strip = memo(function Strip({
  totals,
  lit,
  onLit,
}: Omit<OpenTotalsProps, 'orders'> & { readonly totals: readonly FoodTotal[] }): React.JSX.Element {
  const [areAllShown, setAreAllShown] = useState(false);
  const showAll = (): void => {
    setAreAllShown(true);
  };
  useKeys({ t: showAll });
  return (
    <Box component="section" aria-label="To make for all open orders" sx={STRIP}>
      <Button variant="outlined" aria-haspopup="dialog" sx={ALL} onClick={showAll}>
        <span>All</span>
        <span>To make {totals.reduce((sum, { portions }) => sum + portions, 0)}</span>
      </Button>
      <Box data-scrolls sx={FOODS}>
        <ToggleButtonGroup
          label="Tickets that stand out"
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
  '& > button > span + span': { display: 'none' }, // for a line too short for the foods
  '& [role="group"] > button': {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: 'text.primary',
    typography: 'lead',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': { display: 'none' },
} as const;

const FOODS = {
  flexGrow: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
  '& > [role="group"]': { flexWrap: 'nowrap', width: 'max-content', pr: 5 },
} as const;

const ALL = { flexShrink: 0 } as const;
