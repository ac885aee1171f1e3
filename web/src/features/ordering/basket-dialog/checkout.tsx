// No stories: shown by basket-dialog.tsx.
import { formatMoney } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import { Button } from '../../../ui/button.tsx';
import type { TitledDialogProps } from '../../../ui/titled-dialog.tsx';
import { myOrdersWith } from '../../../paths.ts';
import { CheckoutNotices } from '../checkout/checkout-notices.tsx';
import { explain, type Notice } from '../checkout/explain.ts';
import { PersonFields } from '../checkout/person-fields.tsx';
import { ServiceFields } from '../checkout/service-fields.tsx';
import { Unanswered } from '../checkout/unanswered.tsx';
import { useCheckout, type CheckoutState } from '../checkout/use-checkout.ts';
import { receiptFrame, useLiveOrder } from '../checkout/receipt.tsx';
import { ReceiptFoot } from '../checkout/receipt-foot.tsx';
import { currencyOf, itemsText, withLine, withoutLine, type BasketLine } from '../basket/basket.ts';
import { BasketLines, type WantedFood } from './basket-lines.tsx';
import { BasketReceipt } from '../checkout/basket-receipt.tsx';
import { CheckoutFoot } from './checkout-foot.tsx';
import { NextStep, useEntrance, type Entrance } from './next-step.tsx';
import { changeBasket, currentBasket, useAttempts, useBasket } from '../basket/basket-store.ts';
import { judgeLines, type Quoted, type LineProblem } from '../basket/judge-lines.ts';
import { useHandedOver } from '../basket/use-handed-over.ts';
import * as texts from './texts.ts';

/** The basket: its lines, what has changed meanwhile, its total and one Confirm, after which it is the order's receipt. */
export function Checkout({
  frame: Frame,
  isPanel = false,
  isInHistory = false,
  onClose,
  onReceipt,
  ...wanted
}: {
  readonly frame: (props: TitledDialogProps) => React.JSX.Element;
  readonly isPanel?: boolean;
  readonly isInHistory?: boolean;
  readonly onClose: () => void;
  readonly onReceipt?: ((isReceipt: boolean) => void) | undefined;
} & WantedFood): React.JSX.Element {
  useHandedOver();
  const basket = useBasket();
  const form = useRef<HTMLDivElement>(null);
  const checkout = useCheckout(form, basket.lines);
  const { uid, sending, isBusy, refused, placed, quoted } = checkout;
  const live = useLiveOrder(placed?.order._id ?? null);
  // Those of an order that is on its way stay in sight.
  const lines = sending && !sending.isSingle ? sending.lines : basket.lines;
  const unanswered = useAttempts().filter((one) => one.uid === uid && one.key !== sending?.key);
  const problems = sending ? NO_TROUBLES : troublesOf(lines, quoted);
  const isOver = !isBusy && !placed && basket.lines.length === 0 && unanswered.length === 0;
  const hasLeftElsewhere = refused?.status === 'left-elsewhere';
  useClosedPanel(isPanel && isOver && !hasLeftElsewhere, onClose);
  const entrance = useEntrance(form, checkout);
  const hasReceipt = placed !== null;
  // A receipt beside the menu is over once the basket is asked for.
  if (hasReceipt && typeof wanted.wantedFood === 'string') checkout.setPlaced(null);
  useEffect(() => {
    onReceipt?.(hasReceipt);
  }, [hasReceipt, onReceipt]);
  const closeReceipt = (): void => {
    checkout.setPlaced(null);
    onClose();
  };
  // The same frame at the same place, so that it neither closes nor moves.
  if (placed)
    return (
      <Frame
        {...receiptFrame(placed.order, live)}
        isInHistory={isInHistory}
        onClose={closeReceipt}
        actions={
          <ReceiptFoot
            to={placed.link ?? myOrdersWith(live?.status ?? null)}
            isReplacing={!isPanel} // the sheet's own place in the history: going back first would undo the way there
            onClose={closeReceipt}
          />
        }
      >
        <BasketReceipt placed={placed} live={live} />
      </Frame>
    );
  const notice = refused && isSaidElsewhere(refused, uid) ? null : refused;
  return (
    <Frame
      title={texts.yourBasket()}
      subtitle={itemsText(lines)}
      maxWidth="xs"
      isSheet
      isAside
      isInHistory={isInHistory}
      onClose={isBusy ? undefined : onClose}
      actions={
        lines.length === 0 ? (
          <Button variant="contained" onClick={onClose}>
            {texts.backToTheMenu()}
          </Button>
        ) : (
          <Foot checkout={checkout} entrance={entrance} lines={lines} problems={problems} notice={notice} />
        )
      }
    >
      <div ref={form}>
        <Unanswered
          attempts={unanswered}
          isBusy={isBusy}
          hasFocus={refused?.status === 'unknown'}
          onRepeat={(attempt) => {
            void checkout.repeat(attempt);
          }}
        />
        {lines.length === 0 ? (
          <>
            {notice && (
              <Alert severity={hasLeftElsewhere ? 'info' : 'error'}>
                {hasLeftElsewhere ? texts.emptiedElsewhere() : explain(notice)}
              </Alert>
            )}
            <Typography>{texts.basketIsEmpty()}</Typography>
          </>
        ) : (
          <Fields checkout={checkout} entrance={entrance} lines={lines} problems={problems} {...wanted} />
        )}
      </div>
    </Frame>
  );
}

interface PartProps {
  readonly checkout: CheckoutState;
  readonly entrance: Entrance;
  readonly lines: readonly BasketLine[];
  readonly problems: ReadonlyMap<string, LineProblem>;
}

/** What is wrong, the total and the next step. */
function Foot({
  checkout,
  entrance,
  lines,
  problems,
  notice,
}: PartProps & { readonly notice: Notice | null }): React.JSX.Element {
  const { read } = checkout;
  const notServed = [...problems.values()].flatMap((problem) => (problem.kind === 'later' ? [problem] : []));
  return (
    <CheckoutFoot
      notices={
        <CheckoutNotices
          {...checkout}
          notice={notice}
          changes={problems.size - notServed.length}
          notServed={notServed}
        />
      }
      sums={read.sums}
      isStale={read.isStale}
      total={read.totalMinor === null ? '…' : formatMoney(read.totalMinor, currencyOf(lines))}
      isLinesAlone={read.isLinesAlone === true}
      step={<NextStep checkout={checkout} entrance={entrance} />}
    />
  );
}

/** What is ordered, how and when, and by whom. */
function Fields({ checkout, entrance, lines, problems, ...wanted }: PartProps & WantedFood): React.JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const { quoted, isBusy, read, setRefused } = checkout;
  return (
    <>
      <ServiceFields checkout={checkout} />
      <BasketLines
        ref={list}
        lines={lines}
        problems={problems}
        quoted={quoted}
        charged={read.lines}
        isFixed={isBusy}
        {...wanted}
        onChange={(changed) => {
          setRefused(null);
          changeBasket((now) => withLine(now, changed));
        }}
        onRemove={({ id }) => {
          setRefused(null);
          changeBasket((now) => withoutLine(now, id));
        }}
      />
      <PersonFields checkout={checkout} hasWho={!entrance.isInFoot} hasContact={entrance.by !== 'choice'} />
    </>
  );
}

/** Closes a panel once there is nothing in it. */
function useClosedPanel(isOver: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => {
    if (currentBasket().lines.length === 0) onClose(); // what was handed over may just have come
  });
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}

/** Who has come in meanwhile needs no login any more, and an order without an answer has a notice of its own. */
function isSaidElsewhere(notice: Notice, uid: string | null): boolean {
  if (notice.status === 'unknown') return notice.reason !== 'signed-out';
  return notice.status === 'login-first' && uid !== null;
}

const NO_TROUBLES: ReadonlyMap<string, LineProblem> = new Map();

function troublesOf(lines: readonly BasketLine[], quoted: Loadable<Quoted>): ReadonlyMap<string, LineProblem> {
  return quoted.status === 'ready' ? judgeLines(lines, quoted.value) : NO_TROUBLES;
}
