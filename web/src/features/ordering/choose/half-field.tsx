import {
  allergensText,
  formatMoney,
  halfParts,
  portionPrice,
  statementOf,
  type JudgedHalf,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Half } from './use-half.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Whether a food is whole, or which other food of its category is its second half. */
export function HalfField({ half, own }: { readonly half: Half; readonly own: MenuFood | null }): React.JSX.Element {
  const { others, chosenId, second, judged, state, choose, again } = half;
  const saidId = useId();
  if (others.status === 'loading') return <Skeleton aria-busy="true" sx={{ height: 76, mt: 2.5 }} />;
  const isWrong = state === 'gone' || state === 'not-at-size';
  const foods = others.status === 'ready' ? others.value : [];
  return (
    <Box data-unmet={state === 'ready' ? undefined : ''} sx={{ display: 'grid', gap: 0.75, mt: 2.5 }}>
      <Box component="span" aria-hidden="true" sx={{ fontWeight: 700 }}>
        {texts.halfAndHalf()}
      </Box>
      {others.status === 'failed' ? (
        <FailureBlock reason={others.reason} onRetry={again} />
      ) : (
        <InlineSelect
          label={texts.halfAndHalf()}
          options={[
            { value: '', label: texts.whole() },
            ...foods.map((food) => ({ value: food.id, label: labelOf(food, own) })),
            ...(state === 'gone' && chosenId !== null ? [{ value: chosenId, label: texts.halfIsGone() }] : []),
          ]}
          value={chosenId ?? ''}
          isInvalid={isWrong}
          describedBy={chosenId === null ? undefined : saidId}
          onChange={(id) => {
            choose(id === '' ? null : id);
          }}
        />
      )}
      {chosenId !== null && others.status === 'ready' && (
        <Typography id={saidId} role="status" variant="body2" color={isWrong ? 'error' : 'textSecondary'}>
          {sayingOf(state, second, judged)}
        </Typography>
      )}
      {state === 'failed' && others.status === 'ready' && <FailureBlock reason="unavailable" onRetry={again} />}
    </Box>
  );
}

/** With its price where it is dearer than the first food. */
function labelOf(food: MenuFood, own: MenuFood | null): string {
  if (own && leastPriceOf(food) <= leastPriceOf(own)) return food.name;
  return texts.halfAndPrice({ name: isolated(food.name), price: formatMoney(leastPriceOf(food), food.currency) });
}

/** As on its card. */
function leastPriceOf({ priceMinor, leastExtraMinor }: MenuFood): Minor {
  return portionPrice(priceMinor, leastExtraMinor ?? 0);
}

function sayingOf(state: Half['state'], second: MenuFood | null, judged: JudgedHalf | null): string {
  switch (state) {
    case 'loading':
      return common.oneMoment();
    case 'failed':
      return '';
    case 'gone':
      return texts.halfIsGone();
    case 'not-at-size':
      return texts.halfNotAtSize({ name: isolated(second?.name ?? '') });
    case 'ready':
      return second ? allergensText(statementOf(halfParts(second, judged?.size ?? null))) : '';
  }
}
