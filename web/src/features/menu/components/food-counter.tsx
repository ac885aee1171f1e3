import Box from '@mui/material/Box';
import { useRef } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { Button } from '../../../ui/button.tsx';
import { ignoreSecondPress } from '../../../ui/ignore-second-press.ts';
import { UNSEEN } from '../../../ui/unseen.ts';
import { AS_ROW } from '../../../ui/widths.ts';
import { AddButton, IN_CORNER } from './add-button.tsx';
import * as texts from './texts.ts';

/** How much of a food lies in the basket. */
export interface InBasket {
  /** All of its portions. */
  readonly count: number;
  /** Those with nothing chosen or said. */
  readonly plain: number;
}

interface FoodCounterProps {
  readonly food: { readonly id: string; readonly name: string };
  /** Left out where nothing of it is. */
  readonly inBasket: InBasket | undefined;
  readonly onAdd: () => void;
  readonly onLess: () => void;
}

/**
 * '+' of a card, and '− n +' once the food is in the basket. '+' is one element all the time, at one place: a finger and the focus stay
 * on it.
 */
export function FoodCounter({ food: { id, name }, inBasket, onAdd, onLess }: FoodCounterProps): React.JSX.Element {
  const add = useRef<HTMLButtonElement>(null);
  const countId = `in-basket-${id}`;
  return (
    <>
      {inBasket && (
        <>
          <Button
            variant="outlined"
            data-less=""
            aria-label={inBasket.plain > 0 ? texts.takeFromBasket({ name }) : texts.changeInBasket({ name })}
            onClick={(press) => {
              // The next press takes nothing, or opens the basket.
              if (inBasket.plain === 1) ignoreSecondPress(press);
              if (inBasket.plain === 1 && inBasket.count === 1) add.current?.focus({ preventScroll: true });
              onLess();
            }}
            sx={LESS}
          >
            −
          </Button>
          <Box component="span" sx={COUNT}>
            <span aria-hidden="true">{inBasket.count}</span>
            <Box component="span" id={countId} sx={UNSEEN}>
              {texts.inBasket({ count: inBasket.count, name: isolated(name) })}
            </Box>
          </Box>
        </>
      )}
      <AddButton name={name} ref={add} describedBy={inBasket && countId} onAdd={onAdd} />
    </>
  );
}

/** As far as '− n' reaches to the left of '+' and of the number, in a row. */
const LEFT_OF_COUNT = '56px';
const LEFT_OF_ADD = '36px';

/** The room of '− n +' in a row, with a gap. */
export const COUNTER_ROOM = '104px';

const LESS = {
  ...IN_CORNER,
  [AS_ROW]: {
    ...IN_CORNER[AS_ROW],
    marginInlineEnd: LEFT_OF_COUNT,
    '&&': { ...IN_CORNER['&&'], borderColor: 'transparent', boxShadow: 'inset 0 0 0 1px' },
  },
} as const;

/** Between both targets, over the link of the card: a press beside them opens nothing. */
const COUNT = {
  position: 'relative',
  alignSelf: 'center',
  width: 24,
  mx: -1,
  textAlign: 'center',
  typography: 'body2',
  lineHeight: '44px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [AS_ROW]: { gridArea: '1 / 1', placeSelf: 'end', m: `0 ${LEFT_OF_ADD} -2px 0` },
} as const;
