// No stories: two links of track-screen.tsx.
import { DEFAULT_CURRENCY, fromDecimal, isCancelled, isSold, TRACK_KEY_HEADER, type TrackDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { callAsUser } from '../../../data/call-as-user.ts';
import { storedToken } from '../../../data/token.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface Link {
  readonly id: string;
  readonly trackKey: string;
}

/** What can be done once an order is over: the same again, perhaps for another time, or something else; after one's own cancellation the latter. */
export function WayOn({ order, ...link }: Link & { readonly order: TrackDto }): React.JSX.Element {
  const own = useOwn(order, link);
  const again = own && !isCancelled(own.code) ? linesAgain(own) : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {again.length > 0 && (
        <LinkButton
          to={paths.inventory}
          state={{ basket: true, again }}
          variant={isSold(order.status) ? 'outlined' : 'contained'}
        >
          {isSold(order.status) ? common.orderAgain() : texts.tryAgainNowOrLater()}
        </LinkButton>
      )}
      <LinkButton to={paths.inventory} variant="outlined">
        {common.seeAllFoods()}
      </LinkButton>
    </Box>
  );
}

/** The order with its notes where this browser ordered it, else as its link shows it; null while that is not known. */
function useOwn(order: TrackDto, { id, trackKey }: Link): TrackDto | null {
  const [own, setOwn] = useState<TrackDto | 'asked' | 'not theirs'>(() =>
    storedToken() === null ? 'not theirs' : 'asked',
  );
  useEffect(() => {
    if (storedToken() === null) return undefined;
    let isOver = false;
    void callAsUser<TrackDto>(`/track/${encodeURIComponent(id)}`, { headers: { [TRACK_KEY_HEADER]: trackKey } }).then(
      (answer) => {
        if (!isOver) setOwn(answer.ok ? answer.value : 'not theirs');
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, trackKey]);
  if (own === 'asked') return null;
  return own === 'not theirs' ? order : own;
}

/** An older server does not say what ordered it. */
function linesAgain({ lines, currency = DEFAULT_CURRENCY }: TrackDto): readonly NewLine[] {
  return lines.flatMap(({ name, choices, quantity, again }) =>
    again
      ? [
          {
            foodId: again.foodId,
            ...(again.halfFoodId !== undefined && { halfFoodId: again.halfFoodId }),
            name,
            image: again.image,
            sizeId: again.sizeId,
            options: again.options,
            note: again.note ?? null,
            quantity,
            chosen: choices,
            eachMinor: fromDecimal(again.each, currency),
            currency,
          },
        ]
      : [],
  );
}
