import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AS_ROW } from '../../../ui/widths.ts';
import * as texts from './texts.ts';

/** '+': puts one portion of a food into the basket. On a card it is the one loud thing; a food's page leads to Order Now. */
export function AddButton({
  name,
  onAdd,
  isLarge = false,
  ref,
  describedBy,
}: {
  /** The food's. */
  readonly name: string;
  readonly onAdd: () => void;
  readonly isLarge?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The id of what says how much of it is in the basket. */
  readonly describedBy?: string | undefined;
}): React.JSX.Element {
  return (
    <Button
      ref={ref}
      variant={isLarge ? 'outlined' : 'contained'}
      size={isLarge ? 'large' : 'medium'}
      data-add=""
      aria-label={texts.addToBasket({ name })}
      aria-describedby={describedBy}
      onClick={onAdd}
      sx={isLarge ? LARGE : IN_CORNER}
    >
      +
    </Button>
  );
}

const STYLE = {
  flexShrink: 0,
  width: 44,
  // The sign stands on the line of small letters: a little more room below puts it into the middle.
  '&&': { p: '0 0 5px', fontSize: '1.375rem', lineHeight: 1 },
} as const;

const LARGE = { ...STYLE, width: 52 } as const;

/** Of a card. In a row it lies in the corner of the words, and its target is larger than what is seen of it. */
export const IN_CORNER = {
  ...STYLE,
  position: 'relative',
  zIndex: 1,
  [AS_ROW]: {
    gridArea: '1 / 1',
    placeSelf: 'end',
    m: '0 -4px -2px',
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
  },
} as const;
