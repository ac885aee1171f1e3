// No stories: in basket-dialog.tsx.
import { foodIdsOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import type { BasketLine } from '../basket/basket.ts';
import { BasketRow } from './basket-row.tsx';
import { ChooseAgain } from './choose-again.tsx';
import type { Quoted, LineProblem } from '../basket/judge-lines.ts';
import * as texts from './texts.ts';

export interface WantedFood {
  /** The food whose first line takes the focus; null for none. */
  readonly wantedFood?: string | null;
  /** It has the focus now. */
  readonly onFoodShown?: () => void;
}

/** The foods in the basket, and what has changed of each. */
export function BasketLines({
  lines,
  ref,
  problems,
  quoted,
  charged,
  isFixed,
  wantedFood = null,
  onFoodShown,
  onChange,
  onRemove,
}: WantedFood & {
  readonly lines: readonly BasketLine[];
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly problems: ReadonlyMap<string, LineProblem>;
  readonly quoted: Loadable<Quoted>;
  /** The lines that are in the total, at the prices that are. */
  readonly charged: readonly BasketLine[];
  readonly isFixed: boolean;
  readonly onChange: (changed: BasketLine) => void;
  readonly onRemove: (line: BasketLine) => void;
}): React.JSX.Element {
  const [choosingId, setChoosingId] = useState<string | null>(null);
  const choosing = lines.find(({ id }) => id === choosingId);
  const show = useEffectEvent((foodId: string) => {
    const at = lines.findIndex((line) => foodIdsOf(line).includes(foodId));
    const row = ref.current?.querySelectorAll<HTMLElement>('[data-basket-line]')[at];
    if (row) focusRow(row);
    onFoodShown?.();
  });
  useEffect(() => {
    if (wantedFood !== null) show(wantedFood);
  }, [wantedFood]);
  const known = quoted.status === 'ready' ? quoted.value : null;
  return (
    <>
      <Box component="ul" aria-label={texts.foodsInBasket()} ref={ref} sx={LIST}>
        {lines.map((line) => (
          <BasketRow
            key={line.id}
            line={line}
            charged={charged.find(({ id }) => id === line.id) ?? null}
            problem={problems.get(line.id)}
            isFixed={isFixed}
            allergens={known ? known.allergens.get(line.id) : 'unknown'}
            onChange={onChange}
            onChoose={() => {
              setChoosingId(line.id);
            }}
            onRemove={() => {
              onRemove(line);
              ref.current?.closest<HTMLElement>('[tabindex="0"]')?.focus();
            }}
          />
        ))}
      </Box>
      {choosing && (
        <ChooseAgain
          line={choosing}
          eachMinor={known?.eachMinor.get(choosing.id) ?? choosing.eachMinor}
          onChange={onChange}
          onClose={() => {
            setChoosingId(null);
          }}
        />
      )}
    </>
  );
}

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** It stays in sight until the person does something: what the house says comes later, above it and below. */
function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
  const growth = new ResizeObserver(() => {
    row.scrollIntoView({ block: 'nearest' });
  });
  for (let around = row.parentElement; around; around = around.parentElement) growth.observe(around);
  const acts = new AbortController();
  const end = (): void => {
    growth.disconnect();
    acts.abort();
  };
  for (const act of ACTS) addEventListener(act, end, { signal: acts.signal, passive: true });
}

/** Below the questions of how and when, a rule. */
const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  'fieldset ~ &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' },
} as const;
