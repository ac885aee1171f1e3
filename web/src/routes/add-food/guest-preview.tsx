import { leastExtraOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { paths } from '../../paths.ts';
import type { GuestPreviewProps } from '../../features/catalogue/forms/guest-preview.ts';
import { FoodCard } from '../../features/menu/components/food-card.tsx';
import { ChoicesPreview } from '../../features/ordering/choose/choices-preview.tsx';
import { choicesOf } from '../../features/ordering/choose/use-choosing.ts';

/** A food as guests will see it: its card on the menu, and what they choose in the order dialog. */
export function GuestPreview({ food, choices }: GuestPreviewProps): React.JSX.Element {
  const shown = choicesOf(choices, food.currency);
  const hasChoices = shown.sizes.length + shown.groups.length > 0;
  const leastExtraMinor = hasChoices ? leastExtraOf(shown) : null;
  return (
    <>
      {/* Its link and its buttons lead nowhere yet. */}
      <Box inert sx={food.priceMinor === 0 ? [UNRATED, UNPRICED] : UNRATED}>
        <FoodCard food={{ ...food, leastExtraMinor }} isEager onOrder={nothing} onAdd={nothing} detailsTo={toMenu} />
      </Box>
      {hasChoices && <ChoicesPreview choices={shown} currency={food.currency} />}
    </>
  );
}

/** Nobody has rated it: the stars of the menu are left out. */
const UNRATED = { '& strong ~ [aria-hidden], & p:empty': { display: 'none' } } as const;
/** No room is kept for the price that is not typed yet. */
const UNPRICED = { '& strong': { display: 'none' }, '& div:has(> strong)': { minHeight: 0 } } as const;

function nothing(): void {}

function toMenu(): string {
  return paths.inventory;
}
