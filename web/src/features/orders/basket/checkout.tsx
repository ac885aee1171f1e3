import { formatMoney, isMember } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { startSession } from '../../../data/session.ts';
import { useSession } from '../../../data/session-context.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import type { TitledDialogProps } from '../../../ui/titled-dialog.tsx';
import { paths } from '../../../paths.ts';
import { receiptFrame } from '../place/receipt.tsx';
import { ReceiptFoot } from '../place/receipt-foot.tsx';
import { currencyOf, itemsText, totalOf, withLine, withoutLine, type BasketLine } from './basket.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketNotices, type Notice } from './basket-notices.tsx';
import { BasketReceipt } from './basket-receipt.tsx';
import { CheckoutFoot } from './checkout-foot.tsx';
import { changeBasket, currentBasket, useBasket } from './basket-store.ts';
import { judgeLines, type Quoted, type Trouble } from './judge-lines.ts';
import { ContactFields } from './contact-fields.tsx';
import { HowBlock } from './how-block.tsx';
import { isMissing, keepHow, type How } from './how.ts';
import {
  contactErrors,
  isNothing,
  keepContact,
  knownContact,
  stillTyped,
  takeOverLogin,
  typedBefore,
  typedNow,
} from './contact.ts';
import { attemptOf } from './order-basket.ts';
import { WantedBlock } from './lazy-wanted.tsx';
import { useConfirm } from './use-confirm.ts';
import { useHandedOver } from './use-handed-over.ts';
import { useServedQuote } from './use-served-quote.ts';

/** The basket: its lines, what has changed meanwhile, its total and one Confirm, after which it is the order's receipt. */
export function Checkout({
  frame: Frame,
  isPanel = false,
  onClose,
}: {
  readonly frame: (props: TitledDialogProps) => React.JSX.Element;
  readonly isPanel?: boolean;
  readonly onClose: () => void;
}): React.JSX.Element {
  useHandedOver();
  const session = useSession();
  const basket = useBasket();
  const isOnline = useOnline();
  const list = useRef<HTMLUListElement>(null);
  const { isBusy, isChecking, refused, placed, revision, setRefused, setPlaced, confirm } = useConfirm();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const isGuest = session.status === 'signed-in' && !isMember(session.user.role);
  const [typed, setTyped] = useState(typedBefore);
  const contact = stillTyped(typed) ?? knownContact(uid);
  const [isTried, setIsTried] = useState(false);
  const attempt = uid === null ? null : attemptOf(basket, uid);
  const lines = attempt?.lines ?? basket.lines;
  const { quoted, known, how, fulfilment, wantedAt, setHow, setWantedAt } = useServedQuote(basket.lines, {
    revision,
    isSignedIn: uid !== null,
    isFixed: attempt !== null,
  });
  const troubles = attempt ? NO_TROUBLES : troublesOf(lines, quoted);
  const sums = known?.sums ?? { ...NO_SUMS, currency: currencyOf(lines) };
  const totalMinor = attempt?.totalMinor ?? totalOf(lines) + sums.feeMinor + sums.onTopMinor - sums.offMinor;
  const service = known?.service ?? null;
  const untimely = refused?.status === 'untimely' ? refused.wanted : (known?.wanted ?? null);
  const isUnserved = service !== null && (service.problem !== null || isMissing(how, service.offered));
  const isDelivery = fulfilment?.kind === 'delivery';
  const isOver = isPanel && !isBusy && !placed && basket.lines.length === 0;
  const closeOver = useEffectEvent(() => {
    if (currentBasket().lines.length === 0) onClose(); // what was handed over may just have come
  });
  useEffect(() => {
    if (isOver) closeOver();
  }, [isOver]);
  // Also of another tab, or from before a reload.
  const isUnheard = attempt !== null && !isBusy;

  const order = (uid: string): void => {
    keepContact(uid, contact);
    const said = isNothing(contact) ? null : { name: contact.name.trim(), phone: contact.phone.trim() };
    const shown = { sums, allergens: known?.allergens ?? new Map() };
    void confirm(uid, { totalMinor, fulfilment, wantedAt, contact: said, isGuest }, shown);
  };
  const press = (): void => {
    setRefused(null);
    if (troubles.size > 0) {
      list.current?.querySelector<HTMLElement>('[data-repair] button')?.focus();
      return;
    }
    setIsTried(true);
    if (untimely) {
      setRefused({ status: 'untimely', wanted: untimely });
      return;
    }
    if (isUnserved) {
      focusHow(list.current);
      return;
    }
    if (Object.keys(contactErrors(contact, isDelivery || isGuest)).length > 0) return;
    switch (session.status) {
      case 'signed-in':
        order(session.user.uid);
        break;
      case 'signed-out':
        takeOverLogin(typed);
        setRefused({ status: 'login-first' });
        break;
      case 'unknown':
        setRefused({ status: 'unknown-person' });
        void startSession();
        break;
      case 'loading':
    }
  };

  const closeReceipt = (): void => {
    setPlaced(null);
    onClose();
  };
  // The same frame at the same place, so that it neither closes nor moves.
  if (placed)
    return (
      <Frame
        {...receiptFrame(placed.order)}
        onClose={closeReceipt}
        actions={
          <ReceiptFoot
            to={placed.link ?? paths.myOrders}
            onFollow={isPanel ? undefined : closeReceipt} // the panel goes with its page
            onClose={closeReceipt}
          />
        }
      >
        <BasketReceipt placed={placed} />
      </Frame>
    );
  // Who has come in meanwhile needs no login any more.
  const isIn = refused?.status === 'login-first' && uid !== null;
  const notice: Notice | null =
    (isIn ? null : refused) ?? (isUnheard ? { status: 'unknown', reason: 'unavailable' } : null);
  return (
    <Frame
      title="Your basket"
      subtitle={itemsText(lines)}
      maxWidth="xs"
      isSheet
      isAside
      onClose={isBusy ? undefined : onClose}
      actions={
        lines.length === 0 ? (
          <Button variant="contained" onClick={onClose}>
            Back to the menu
          </Button>
        ) : (
          <CheckoutFoot
            notices={
              <BasketNotices
                notice={notice}
                isChecking={isChecking}
                isOnline={isOnline}
                quoted={quoted}
                changes={troubles.size}
              />
            }
            sums={sums}
            total={formatMoney(totalMinor, currencyOf(lines))}
            isBusy={isBusy}
            isUnheard={isUnheard}
            disabled={!isOnline || session.status === 'loading'}
            onConfirm={press}
          />
        )
      }
    >
      {lines.length > 0 && service && service.offered.length > 0 && (
        <HowBlock
          how={how}
          service={service}
          isTried={isTried}
          disabled={isBusy || isUnheard}
          onChange={(next: How) => {
            setRefused(null);
            setHow(next);
            keepHow(next);
          }}
        />
      )}
      {lines.length > 0 && (known?.isForLater === true || wantedAt !== null) && (
        <WantedBlock
          from={known?.laterFrom ?? null}
          wantedAt={wantedAt}
          fulfilment={fulfilment}
          problem={untimely}
          disabled={isBusy || isUnheard}
          onChange={(next) => {
            setRefused(null);
            setWantedAt(next);
          }}
        />
      )}
      {lines.length === 0 ? (
        <Typography>Your basket is empty. The plus sign beside a food puts a portion into it.</Typography>
      ) : (
        <BasketLines
          ref={list}
          lines={lines}
          troubles={troubles}
          quoted={quoted}
          isFixed={isBusy || isUnheard}
          onChange={(changed) => {
            setRefused(null);
            changeBasket((basket) => withLine(basket, changed));
          }}
          onRemove={({ id }) => {
            setRefused(null);
            changeBasket((basket) => withoutLine(basket, id));
          }}
        />
      )}
      {lines.length > 0 && (
        <ContactFields
          contact={contact}
          isTried={isTried && !isIn}
          isNeeded={isDelivery || isGuest}
          disabled={isBusy || isUnheard}
          onChange={(next) => {
            setRefused(null);
            setTyped(typedNow(next));
          }}
        />
      )}
    </Frame>
  );
}

const NO_SUMS = { offMinor: 0, feeMinor: 0, onTopMinor: 0, taxes: [] } as const;

const NO_TROUBLES: ReadonlyMap<string, Trouble> = new Map();

function troublesOf(lines: readonly BasketLine[], quoted: Loadable<Quoted>): ReadonlyMap<string, Trouble> {
  return quoted.status === 'ready' ? judgeLines(lines, quoted.value) : NO_TROUBLES;
}

/** To what has to be said of how it is served: the code, or what was chosen. */
function focusHow(list: HTMLElement | null): void {
  const block = list?.parentElement?.querySelector('[data-how]');
  const field =
    block?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    block?.querySelector<HTMLElement>('input[id]') ??
    block?.querySelector<HTMLElement>(':checked');
  field?.focus();
}
