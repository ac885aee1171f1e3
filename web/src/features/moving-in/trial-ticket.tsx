import { formatMoney, priceBasket, type AskedLine, type HeldFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TicketAllergens, TicketLines } from '../board/kitchen/ticket-lines.tsx';
import { ticketType } from '../board/kitchen/ticket-styles.ts';
import * as texts from './texts.ts';

const NO_TAX = { isInclusive: true, rates: [] } as const;

/** What the kitchen would read, with the words and the sums of a real order. */
export function TrialTicket({
  foods,
  asked,
  onClear,
}: {
  readonly foods: readonly HeldFood[];
  readonly asked: readonly AskedLine[];
  readonly onClear: () => void;
}): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const { lines, totalMinor, currency } = priceBasket(
    { lines: asked },
    {
      foods: new Map(foods.map(({ food }) => [food.id, food])),
      choices: new Map(foods.map(({ food, choices }) => [food.id, choices])),
      tax: NO_TAX,
    },
  );
  const count = asked.length;
  useEffect(() => {
    if (count > 0) heading.current?.focus(); // on a phone it lies below the menu
  }, [count]);
  return (
    <Surface component="section" aria-label={texts.yourTicket()} sx={PLACE} style={ticketType('M')}>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
        {texts.yourTicket()}
      </Typography>
      {count === 0 ? (
        <Typography color="textSecondary">{texts.noLines()}</Typography>
      ) : (
        <>
          <TicketLines lines={lines} />
          <TicketAllergens lines={lines} />
          <Box sx={TOTAL}>{texts.ticketTotal({ total: formatMoney(totalMinor, currency) })}</Box>
          <Button variant="outlined" onClick={onClear}>
            {texts.clearTicket()}
          </Button>
        </>
      )}
    </Surface>
  );
}

const PLACE = {
  p: 2,
  position: { md: 'sticky' },
  top: { md: 16 },
  alignSelf: 'start',
  minWidth: 0,
  maxWidth: { md: 340 },
} as const;
const TOTAL = { my: 1.5, fontWeight: 800, fontVariantNumeric: 'tabular-nums' } as const;
