import { filterCount } from '@foodhouse/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';
import * as texts from './texts.ts';

const FilterDialog = lazyDialog(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** The button that opens the filter by mealtime, diets and allergens, with how many are chosen. */
export function MenuFilter(props: Omit<FilterDialogProps, 'onClose'>): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filterCount(props.filter) + Number(props.mealtimes.length > 0 && props.filter.mealtime !== null);
  return (
    <>
      <Button
        variant={chosen > 0 ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
        sx={BUTTON}
      >
        {chosen > 0 ? texts.filterWith({ count: chosen }) : texts.filter()}
      </Button>
      {isOpen && (
        <FilterDialog
          {...props}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const BUTTON = { flexShrink: 0, order: { sm: 1 }, px: { xs: 1.25, sm: 1.5 } } as const;
