// No stories: two links of track-screen.tsx.
import { DEFAULT_CURRENCY, fromDecimal, type TrackDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';

/** What can be done after an order that was not taken: the same again, perhaps for another time, or something else. */
export function WayOn({ order }: { readonly order: TrackDto }): React.JSX.Element {
  const again = linesAgain(order);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {again.length > 0 && (
        <LinkButton to={paths.inventory} state={{ basket: true, again }} variant="contained">
          Try again, now or for another time
        </LinkButton>
      )}
      <LinkButton to={paths.inventory} variant="outlined">
        See all foods
      </LinkButton>
    </Box>
  );
}

/** An older server does not say what ordered it. */
function linesAgain({ lines, currency = DEFAULT_CURRENCY }: TrackDto): readonly NewLine[] {
  return lines.flatMap(({ name, choices, quantity, again }) =>
    again
      ? [
          {
            foodId: again.foodId,
            name,
            image: again.image,
            sizeId: again.sizeId,
            options: again.options,
            note: null,
            quantity,
            chosen: choices,
            eachMinor: fromDecimal(again.each, currency),
            currency,
          },
        ]
      : [],
  );
}
