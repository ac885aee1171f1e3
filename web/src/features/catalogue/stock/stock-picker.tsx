// No stories: asks the server; shows food-picks.tsx.
import { searchTermsOf, type Food } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { useWholeMenu } from '../api/use-whole-menu.ts';
import { FoodPicks } from './food-picks.tsx';
import type { RenderOptions } from './options-button.tsx';
import { StockDialog } from './stock-dialog.tsx';

/** Chooses a food of the menu, opens its stock, and returns to the choice. */
export function StockPicker({
  news,
  renderOptions,
  onClose,
}: {
  /** Above the content of the dialogs. */
  readonly news: ReactNode;
  readonly renderOptions: RenderOptions;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const [food, setFood] = useState<Food | null>(null);
  const foods = useWholeMenu(searchTermsOf(useSettled(typed.trim())));
  if (food)
    return (
      <StockDialog
        food={food}
        news={news}
        renderOptions={renderOptions}
        onClose={() => {
          setFood(null);
        }}
      />
    );
  return <FoodPicks news={news} foods={foods} typed={typed} onType={setTyped} onPick={setFood} onClose={onClose} />;
}
