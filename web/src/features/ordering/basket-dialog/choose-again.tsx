// No stories: asks the server; shows choice-form.tsx.
import {
  foodIdsOf,
  formatMoney,
  fromDecimal,
  judgeChoices,
  portionPrice,
  type FoodDto,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import { useCallback, useRef } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { foodPath } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { Allergens } from '../choose/allergens.tsx';
import { Choices } from '../choose/choices.tsx';
import { useChoosing } from '../choose/use-choosing.ts';
import { useTried } from '../choose/use-tried.ts';
import { useBasket } from '../basket/basket-store.ts';
import { saidIn } from '../basket/said.ts';
import type { BasketLine } from '../basket/basket.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What was chosen for a line, chosen again. */
export function ChooseAgain({
  line,
  eachMinor,
  onChange,
  onClose,
}: {
  readonly line: BasketLine;
  /** The price of one portion as the server said it, with what is chosen. */
  readonly eachMinor: Minor;
  readonly onChange: (line: BasketLine) => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  const { wantedAt } = saidIn(useBasket());
  const isHalf = foodIdsOf(line).length > 1;
  /** The line's price does not tell it: what costs nothing may have choices that take off more, and two halves cost as the dearer one. */
  const isOwnPriceAsked = isHalf || eachMinor === 0;
  const own = useOwn(line);
  const food = own.status === 'ready' ? own.value : null;
  const choosing = useChoosing(
    {
      ...line,
      name: food?.name ?? line.name,
      id: line.foodId,
      leastExtraMinor: 0,
      allergens: food?.allergens ?? null,
    },
    { begun: line, wantedAt },
  );
  const form = useRef<HTMLDivElement>(null);
  const [isTried, toUnmet] = useTried(form);
  const { choices, asked, name, text, extraMinor, half } = choosing;
  const before = choices.status === 'ready' ? judgeChoices(choices.value, line).extraMinor : 0;
  const isOwnReady = isHalf ? food !== null : !isOwnPriceAsked || own.status !== 'loading';
  const isReady = choices.status === 'ready' && isOwnReady;
  // Half of what is in it would be a word too much.
  const isAllKnown = food !== null && choices.status === 'ready' && (half === null || half.state === 'ready');
  const ownMinor = (isOwnPriceAsked ? food?.priceMinor : undefined) ?? eachMinor - before;
  // Of two halves nobody knows what the first costs until the menu has said it.
  const nowMinor = isHalf && !isReady ? eachMinor : portionPrice(ownMinor, extraMinor);
  return (
    <TitledDialog
      title={line.name}
      isSheet
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel()}</Button>
          <Button
            variant="contained"
            size="large"
            disabled={!isReady}
            onClick={() => {
              toUnmet();
              if (choosing.isUnfit) return;
              onChange({
                ...line,
                halfFoodId: null,
                ...asked,
                name,
                chosen: text,
                eachMinor: nowMinor,
                allergens: null,
              });
              onClose();
            }}
          >
            {texts.takeThis({ price: formatMoney(nowMinor, line.currency) })}
          </Button>
        </>
      }
    >
      <div ref={form}>
        {isAllKnown && <Allergens allergens={choosing.allergens} />}
        <Choices choosing={choosing} isTried={isTried} />
        {isHalf && own.status === 'failed' && <FailureBlock reason={own.reason} onRetry={own.retry} />}
      </div>
    </TitledDialog>
  );
}

/** The food itself, without choices. */
function useOwn({ foodId, currency }: BasketLine): Loadable<Pick<MenuFood, 'name' | 'priceMinor' | 'allergens'>> {
  return useRequest(
    useCallback(async (): Promise<ApiAnswer<Pick<MenuFood, 'name' | 'priceMinor' | 'allergens'>>> => {
      const answer = await callApi<FoodDto>(foodPath(foodId));
      if (!answer.ok) return answer;
      const { name, price, allergens = null } = answer.value;
      return { ok: true, value: { name, priceMinor: fromDecimal(price, currency), allergens } };
    }, [foodId, currency]),
  );
}
