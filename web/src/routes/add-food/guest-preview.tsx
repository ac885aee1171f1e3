import { leastExtraOf } from '@foodhouse/domain';
import { paths } from '../../paths.ts';
import type { GuestPreviewProps } from '../../features/catalogue/forms/guest-preview.ts';
import { FoodCard } from '../../features/menu/components/food-card.tsx';
import { ChoicesPreview } from '../../features/ordering/choose/choices-preview.tsx';
import { choicesOf } from '../../features/ordering/choose/ask-choices.ts';

/** A food as guests will see it: its card on the menu, and what they choose in the order dialog. */
export function GuestPreview({ food, choices }: GuestPreviewProps): React.JSX.Element {
  const shown = choicesOf(choices, food.currency);
  const hasChoices = shown.sizes.length + shown.groups.length > 0;
  const leastExtraMinor = hasChoices ? leastExtraOf(shown) : null;
  return (
    <>
      {/* Its link and its buttons lead nowhere yet. */}
      <div inert>
        <FoodCard
          food={{ ...food, leastExtraMinor }}
          isEager
          isPreview
          onOrder={nothing}
          onAdd={nothing}
          onLess={nothing}
          detailsTo={toMenu}
        />
      </div>
      {hasChoices && <ChoicesPreview choices={shown} currency={food.currency} />}
    </>
  );
}

function nothing(): void {}

function toMenu(): string {
  return paths.inventory;
}
