// No stories: asks the server; shows choice-form.tsx.
import { formatMoney, fromDecimal, judgeChoices, portionPrice, type FoodDto, type Minor } from '@foodhouse/domain';
import { useCallback, useRef } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { foodPath } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
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
  const choosing = useChoosing(
    { ...line, id: line.foodId, leastExtraMinor: 0, allergens: null },
    { begun: line, wantedAt },
  );
  const form = useRef<HTMLDivElement>(null);
  const [isTried, toUnmet] = useTried(form);
  const { choices, asked, text, extraMinor } = choosing;
  const before = choices.status === 'ready' ? judgeChoices(choices.value, line).extraMinor : 0;
  const own = useOwnPrice(line, eachMinor);
  const isReady = choices.status === 'ready' && own.status !== 'loading';
  const ownMinor = own.status === 'ready' && own.value !== null ? own.value : eachMinor - before;
  const nowMinor = portionPrice(ownMinor, extraMinor);
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
              onChange({ ...line, ...asked, chosen: text, eachMinor: nowMinor, allergens: null });
              onClose();
            }}
          >
            {texts.takeThis({ price: formatMoney(nowMinor, line.currency) })}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Choices choosing={choosing} isTried={isTried} />
      </div>
    </TitledDialog>
  );
}

/** The price of the food itself, which is asked for where the line costs nothing: its choices may take off more than that. */
function useOwnPrice({ foodId, currency }: BasketLine, eachMinor: Minor): Loadable<Minor | null> {
  const isAsked = eachMinor === 0;
  return useRequest(
    useCallback(async (): Promise<ApiAnswer<Minor | null>> => {
      if (!isAsked) return { ok: true, value: null };
      const answer = await callApi<FoodDto>(foodPath(foodId));
      return answer.ok ? { ok: true, value: fromDecimal(answer.value.price, currency) } : answer;
    }, [foodId, currency, isAsked]),
  );
}
