import { useState, type ReactNode } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const StockPicker = lazyDialog(async () => (await import('./stock-picker.tsx')).StockPicker);

/**
 * The kitchen's way to waste, a restock or a count of any food: a button, and the key `s`.
 * @param news what the board says of its alarm, which the dialogs would cover
 */
export function KitchenStock({ news }: { readonly news: ReactNode }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
  };
  useKeys({ s: open });
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" sx={LOOK} onClick={open}>
        Stock
      </Button>
      {isOpen && (
        <StockPicker
          news={news}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const LOOK = { '&&': { color: 'text.primary', borderColor: 'edge' } } as const;
