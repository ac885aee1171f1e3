// No stories: a button; the dialog that it opens is handed in.
import type { Food } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { Button } from '../../../ui/button.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Where the options of a food are marked, which is handed in: choices show this room. */
export type RenderOptions = (food: Food, onClose: () => void) => ReactNode;

/** The way to what is sold out of a food's sizes and options; nothing for a food without choices. */
export function OptionsButton({
  food,
  renderOptions,
}: {
  readonly food: Food;
  readonly renderOptions: RenderOptions;
}): React.JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false);
  if (food.leastExtraMinor === null) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        aria-label={common.labelFor({ label: texts.soldOutOptions(), name: isolated(food.name) })}
        aria-haspopup="dialog"
        sx={LOOK}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.soldOutOptions()}
      </Button>
      {isOpen &&
        renderOptions(food, () => {
          setIsOpen(false);
        })}
    </>
  );
}

const LOOK = { mt: 1, justifySelf: 'start' } as const;
