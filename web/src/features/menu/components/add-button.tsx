import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AS_ROW } from '../../../ui/widths.ts';
import * as texts from './texts.ts';

/** '+' of a card, its one loud thing: puts one portion of the food into the basket. */
export function AddButton({
  name,
  onAdd,
  ref,
  describedBy,
}: {
  /** The food's. */
  readonly name: string;
  readonly onAdd: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The id of what says how much of it is in the basket. */
  readonly describedBy?: string | undefined;
}): React.JSX.Element {
  return (
    <Button
      ref={ref}
      variant="contained"
      data-add=""
      aria-label={texts.addToBasket({ name })}
      aria-describedby={describedBy}
      onClick={onAdd}
      sx={IN_CORNER}
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

/** In a row it lies in the corner of the words, and its target is larger than what is seen of it. */
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
