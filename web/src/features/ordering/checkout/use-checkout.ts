import {
  betweenMinor,
  chosenService,
  foodIdsOf,
  isFulfilmentMissing,
  serviceOf,
  type AskedFulfilment,
  type ServiceDto,
  type WantedProblemDto,
} from '@foodhouse/domain';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { startSession } from '../../../data/session.ts';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { useHouseChanges } from '../../../lib/house-changes.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { isBetween, readSumsOfDto, type ReadSums } from '../../orders/details/order-sums.tsx';
import { currencyOf, totalOf, type BasketLine, type Said } from '../basket/basket.ts';
import { useBasket } from '../basket/basket-store.ts';
import type { Quoted } from '../basket/judge-lines.ts';
import { saidIn } from '../basket/said.ts';
import { useServedQuote, type ServedQuote } from '../basket/use-served-quote.ts';
import { UNMET } from '../choose/use-tried.ts';
import { isChange } from './explain.ts';
import { useConfirm, type Confirming } from './use-confirm.ts';
import { usePerson, type Person } from './use-person.ts';

export interface CheckoutState extends Omit<Confirming, 'confirm'>, ServedQuote, Person {
  readonly said: Said;
  readonly isOnline: boolean;
  /** The lines at the prices that are charged. */
  readonly lines: readonly BasketLine[];
  readonly sums: ReadSums;
  /** What is charged; null until the server has said it. */
  readonly totalMinor: number | null;
  /** Whether `sums` answer an earlier question: until the next answer they and the lines make no total. */
  readonly isStale: boolean;
  /** What is read as the total. */
  readonly read: ReadTotal;
  /** How it can be served; null in a house without a choice. */
  readonly service: ServiceDto | null;
  /** How it is to be served; null where nothing needs to be said. */
  readonly fulfilment: AskedFulfilment | null;
  /** Why it cannot be had at the time that was asked for. */
  readonly untimely: WantedProblemDto | null;
  /** What is missing of name and phone, once somebody wanted to go on. */
  readonly isContactNeeded: boolean;
  /** Whether somebody wanted to go on with these very fields: then what is missing is said. */
  readonly isTried: boolean;
  /** That the last orders of the service that is chosen are near; null while they are not. */
  readonly lastOrders: string | null;
  /** In how long it would be ready as it is to be served, in milliseconds; null where nobody knows. */
  readonly readyInMs: number | null;
  /** Whether the house takes nothing now, or not all of it: another time lifts that, and the notices say why. */
  readonly isBarred: boolean;
  /** Confirm. */
  readonly press: () => void;
}

/** A total as it is read: while an order is on its way, and while nobody can be asked, the last one that was known. */
export interface ReadTotal {
  readonly sums: ReadSums;
  /** The lines at the prices that are in it, without those that are in no total. */
  readonly lines: readonly BasketLine[];
  /** Null while there is none. */
  readonly totalMinor: number | null;
  /** Whether the amounts are of an earlier total. */
  readonly isStale: boolean;
  /** Whether it is that of the lines alone, at their last prices: no total was answered for them, and nobody can be asked. */
  readonly isLinesAlone?: true;
}

/** What has to be repaired or filled in, in the order of the page. */
const REPAIR = '[data-repair][tabindex], [data-repair]:not([tabindex]) button';
const UNFIT = `${REPAIR}, [aria-invalid="true"], ${UNMET}`;

interface Single {
  /** The live price of the food: another one asks the server again. */
  readonly priceMinor: number;
  /** What is declared of the food: another statement asks the server again. */
  readonly declared: readonly string[] | null;
  /** Whether it has changed since it was first shown. */
  readonly isDearer: boolean;
  readonly foodName: string;
  readonly sentPrice?: string | undefined;
}

/**
 * The checkout of some lines: what they cost, how and when they are served, to whom, and one Confirm that charges what it says.
 * The basket is one, and so is Order Now, of one line that is not in the basket.
 * @param form where all that has to be filled in lies
 * @param single of Order Now; the basket's when left out
 */
export function useCheckout(
  form: RefObject<HTMLElement | null>,
  asked: readonly BasketLine[],
  single?: Single,
): CheckoutState {
  const person = usePerson();
  const isOnline = useOnline();
  const { orderWords } = useAtConfirm();
  const said = saidIn(useBasket());
  const { confirm, ...confirming } = useConfirm(single?.foodName);
  /** How often somebody wanted to go on although the house had said that it does not serve them so: it is asked again. */
  const [looks, setLooks] = useState(0);
  const heard = useHouseChanges();
  const [firstHeard] = useState(heard);
  const served = useServedQuote(asked, said, {
    revision: JSON.stringify([confirming.revision, single?.priceMinor, single?.declared, looks, heard]),
    isFresh: confirming.revision > 0 || single?.isDearer === true || heard !== firstHeard,
    isSignedIn: person.uid !== null,
  });
  const { known, isSettled, quoted } = served;
  const { fulfilment = null } = served.asked;
  /** How it was to be served when somebody last wanted to go on, and could not. */
  const [tried, setTried] = useState<Pick<Said['how'], 'kind'> | null>(null);
  const isTried = tried !== null && tried.kind === said.how.kind;
  const sums = known?.sums ?? readSumsOfDto({ currency: currencyOf(asked) });
  // The total and the tax are of the same prices, also before a changed one was taken.
  const there = single || !known ? asked : asked.filter(({ id }) => !known.gone.has(id));
  const quotedLines = known && isSettled ? there.map((line) => pricedBy(known, line)) : asked;
  const charge = chargeOf(quotedLines, sums, confirming.told, single !== undefined);
  const { chargedMinor } = charge;
  const lines = single ? charge.lines : asked;
  const service = known?.service ?? null;
  // A delivery without its place is quoted as if it were fetched.
  const isOfChosen = service === null || chosenService(said.how, service.offered) === serviceOf(fulfilment);
  const { refused, setRefused } = confirming;
  useLeftElsewhere(person.session, asked.length === 0, confirming);
  useReasonsEnd(known?.closed ?? null, () => {
    if (refused?.status === 'closed' && refused.isNow === true) setRefused(null);
  });
  useFocusOnRepair(form, refused !== null && isChange(refused) && isSettled && !confirming.isBusy);
  const untimely = refused?.status === 'untimely' ? refused.wanted : (known?.wanted ?? null);
  const isContactNeeded = needsContact(fulfilment, person.isGuest);
  const readyInMs = isOfChosen ? (known?.readyInMs ?? null) : null;
  const isReady = isSettled && person.isKnown;
  // What a refusal has said is read, also before the server has said it again.
  const shownMinor = !isSettled && refused?.status === 'price-changed' ? refused.totalMinor : chargedMinor;

  const isStale = !isSettled && isBetween(sums);
  const isTotalKnown =
    (quoted.status !== 'loading' || known !== null) && (!isStale || refused?.status === 'price-changed');
  const totalMinor = isTotalKnown ? shownMinor : null;

  const goOn = (): void => {
    if (untimely) setRefused({ status: 'untimely', wanted: untimely });
    const isServed = service === null || (service.problem === null && !isFulfilmentMissing(said.how, service.offered));
    if (focusUnfit(form.current, untimely === null && !isServed) || untimely) return;
    setTried(null); // nothing is missing: what is asked for after a refusal is new
    const unknown = unknownOf(person);
    if (unknown !== null) {
      if (unknown !== 'loading') setRefused({ status: unknown });
      if (unknown === 'unknown-person') void startSession();
      return;
    }
    void confirm({
      lines,
      totalMinor: chargedMinor,
      ...(known && {
        shown: {
          sums,
          allergens: Object.fromEntries(known.allergens),
          ...(readyInMs !== null && { readyInMs }),
        },
      }),
      ...served.asked,
      ...(single && { isSingle: true }),
      ...(single?.sentPrice !== undefined && { sentPrice: single.sentPrice }),
    });
  };
  const pressedWords = useRef(orderWords);
  const [pressedMinor, setPressedMinor] = usePressedEarly(isReady, (seenMinor) => {
    if (pressedWords.current !== orderWords) return; // the button says something else now: it has to be read first
    if (seenMinor === chargedMinor) goOn();
    else setRefused({ status: 'price-changed', totalMinor: chargedMinor, currency: sums.currency });
  });
  const isBusy = confirming.isBusy || pressedMinor !== null;
  const now: ReadTotal = { sums, lines: charge.lines, totalMinor: pressedMinor ?? totalMinor, isStale };
  const last = useLastAnswered(now, lines, known !== null && !isBusy);
  const cannotAsk = !isOnline && (known === null || totalMinor === null);
  const isHeld = confirming.isBusy || cannotAsk;

  return {
    ...confirming,
    ...served,
    ...person,
    isBusy,
    said,
    isOnline,
    lines,
    sums,
    totalMinor,
    isStale,
    read: (isHeld && (readTotalOf(confirming.sending) ?? last)) || (cannotAsk ? linesAlone(lines) : now),
    service,
    fulfilment,
    untimely,
    isContactNeeded,
    isTried,
    readyInMs,
    lastOrders: isOfChosen ? (known?.lastOrders ?? null) : null,
    isBarred: known !== null && (known.closed !== null || known.later.size > 0),
    press: () => {
      // What is missing is said before the focus goes there.
      flushSync(() => {
        setRefused(null);
        setTried(said.how);
      });
      const isRefused = isReady && isOnline && service !== null && isAskedAgain(service, said.how);
      if (isRefused) setLooks(looks + 1);
      pressedWords.current = orderWords;
      if (isReady && !isRefused) goOn();
      else setPressedMinor(shownMinor);
    },
  };
}

/** Whether everything is said, and the house does not serve it so: which may have changed since. */
function isAskedAgain({ problem, offered }: ServiceDto, how: Said['how']): boolean {
  return problem !== null && !isFulfilmentMissing(how, offered);
}

/** What was read when an order was confirmed that is on its way; null without one. */
function readTotalOf(sending: Confirming['sending']): ReadTotal | null {
  if (!sending) return null;
  const { shown, lines, totalMinor } = sending;
  return { sums: shown?.sums ?? readSumsOfDto({ currency: currencyOf(lines) }), lines, totalMinor, isStale: false };
}

/** What is known of lines for which no total was answered. */
function linesAlone(lines: readonly BasketLine[]): ReadTotal {
  const sums = readSumsOfDto({ currency: currencyOf(lines) });
  return { sums, lines, totalMinor: totalOf(lines), isStale: false, isLinesAlone: true };
}

/**
 * The last total that was answered for these very lines; null without one: no total of other lines is read below them.
 * @param isAnswered whether this one is such a total
 */
function useLastAnswered(now: ReadTotal, lines: readonly BasketLine[], isAnswered: boolean): ReadTotal | null {
  const [last, setLast] = useState<(ReadTotal & { readonly of: string }) | null>(null);
  const of = JSON.stringify(lines.map((line) => [foodIdsOf(line), line.quantity, line.sizeId, line.options]));
  const isNew = last?.sums !== now.sums || last.totalMinor !== now.totalMinor || last.of !== of;
  if (isAnswered && isNew && now.totalMinor !== null && !now.isStale) setLast({ ...now, of });
  return last?.of === of ? last : null;
}

/** The lines at the prices that are charged, and what is charged in all: what a refusal told, if it answers this very total. */
function chargeOf(
  quoted: readonly BasketLine[],
  sums: ReadSums,
  told: Confirming['told'],
  isSingle: boolean,
): { readonly lines: readonly BasketLine[]; readonly chargedMinor: number } {
  const quotedMinor = totalOf(quoted) + betweenMinor(sums);
  const chargedMinor = told?.insteadOf === quotedMinor ? told.totalMinor : quotedMinor;
  const [only] = quoted;
  const isOther = chargedMinor !== quotedMinor && betweenMinor(sums) === 0;
  const isTold = isSingle && only !== undefined && isOther && chargedMinor % only.quantity === 0;
  return { lines: isTold ? [{ ...only, eachMinor: chargedMinor / only.quantity }] : quoted, chargedMinor };
}

/** Puts the focus on the first field that has to be repaired or filled in. @returns false where all are fit */
function focusUnfit(form: HTMLElement | null, isHowUnfit: boolean): boolean {
  const unfit = form?.querySelector<HTMLElement>(UNFIT);
  if (unfit) goTo(unfit);
  else if (isHowUnfit) {
    form?.querySelector<HTMLElement>('[data-how] :checked')?.focus();
    const reasons = [...(form?.querySelectorAll('[data-wrong]') ?? [])];
    reasons.find(({ textContent }) => textContent !== '')?.scrollIntoView({ block: 'nearest' });
  }
  return Boolean(unfit) || isHowUnfit;
}

/**
 * Whoever leaves in another tab takes the basket along, and what was said: the very render that shows it says why. It is said
 * until they are in again, or a line comes into the basket that was emptied. Of an order that is on its way the answer speaks.
 */
function useLeftElsewhere(
  session: Person['session'],
  isEmpty: boolean,
  { isBusy, refused, setRefused }: Pick<Confirming, 'isBusy' | 'refused' | 'setRefused'>,
): void {
  const isIn = session.status === 'signed-in';
  const [was, setWas] = useState({ isIn, isEmpty });
  if (isIn === was.isIn && isEmpty === was.isEmpty) return;
  setWas({ isIn, isEmpty });
  const isOver = (isIn && !was.isIn) || (was.isEmpty && !isEmpty);
  if (isOver && refused?.status === 'left-elsewhere') setRefused(null);
  const hasLeftElsewhere = was.isIn && session.status === 'signed-out' && !session.hasLeft;
  if (hasLeftElsewhere && !isBusy) setRefused({ status: 'left-elsewhere' });
}

/** Leads to the first line that has changed, once the house has refused the order for it and has said which it is. */
function useFocusOnRepair(form: RefObject<HTMLElement | null>, isRefused: boolean): void {
  useEffect(() => {
    const repair = isRefused ? form.current?.querySelector<HTMLElement>(REPAIR) : null;
    if (repair) goTo(repair);
  }, [form, isRefused]);
}

/** A refusal for a reason that the house says no more goes with it. @param closed why it takes no orders now; null while it does */
function useReasonsEnd(closed: string | null, onEnd: () => void): void {
  const before = useRef(closed);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current !== null && closed === null) end();
    before.current = closed;
  }, [closed]);
}

/** Focuses it; of a line, all of it comes into sight: what is wrong stands above its button. */
function goTo(unfit: HTMLElement): void {
  unfit.focus();
  unfit.closest('[data-basket-line]')?.scrollIntoView({ block: 'nearest' });
}

/** Why nobody can order; null where somebody can. */
function unknownOf({ session, isGuest }: Person): 'login-first' | 'unknown-person' | 'loading' | null {
  switch (session.status) {
    case 'signed-out':
      return isGuest ? null : 'login-first';
    case 'unknown':
      return 'unknown-person';
    case 'loading':
      return 'loading';
    case 'signed-in':
      return null;
  }
}

/**
 * The total on the button that was pressed before the server had said it; null for none.
 * @param onReady called once the server has said it
 */
function usePressedEarly(
  isReady: boolean,
  onReady: (seenMinor: number) => void,
): readonly [pressedMinor: number | null, setPressedMinor: (minor: number) => void] {
  const [pressedMinor, setPressedMinor] = useState<number | null>(null);
  const goOn = useEffectEvent((seenMinor: number) => {
    // A field takes the focus once it is enabled again.
    flushSync(() => {
      setPressedMinor(null);
    });
    onReady(seenMinor);
  });
  useEffect(() => {
    if (pressedMinor === null || !isReady) return undefined;
    const timer = setTimeout(() => {
      goOn(pressedMinor);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [pressedMinor, isReady]);
  return [pressedMinor, setPressedMinor];
}

/** A line at the price that the server said. */
function pricedBy({ eachMinor, sums }: Quoted, line: BasketLine): BasketLine {
  return { ...line, eachMinor: eachMinor.get(line.id) ?? line.eachMinor, currency: sums.currency };
}

/** A delivery needs them, and a guest, unless the house finds them at a table. */
function needsContact(fulfilment: AskedFulfilment | null, isGuest: boolean): boolean {
  return fulfilment?.kind === 'delivery' || (isGuest && fulfilment?.kind !== 'table');
}
