import type { ReactNode } from 'react';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { Beside } from '../../ui/beside.tsx';

// One file, fetched with the first order that has a deadline or a promise: a house without either never does. A page that
// cannot have it is as it would be without. For pages: what dialogs share with them, pages would fetch with all dialogs.

const parts = () => import('./order-parts.ts');
const LazyAcceptButtons = lazyComponent(async () => (await parts()).AcceptButtons);
const LazyAnswerTime = lazyComponent(async () => (await parts()).AnswerTime);
const LazyOrderAgainButton = lazyComponent(async () => (await parts()).OrderAgainButton);
const LazyPromiseTime = lazyComponent(async () => (await parts()).PromiseTime);
const LazyRunningLate = lazyComponent(async () => (await parts()).RunningLate);

/** The time that is left to answer an order; nothing for one that waits for ever. */
export function AnswerTime(props: Parameters<typeof LazyAnswerTime>[0]): ReactNode {
  return (
    props.order.answerByMs !== null && (
      <Beside>
        <LazyAnswerTime {...props} />
      </Beside>
    )
  );
}

/** *Try again* for an order that nobody answered; nothing for any other. */
export function OrderAgainButton(props: Parameters<typeof LazyOrderAgainButton>[0]): ReactNode {
  return (
    props.order.rejectCode !== null && (
      <Beside>
        <LazyOrderAgainButton {...props} />
      </Beside>
    )
  );
}

/** The time that an order is promised for; nothing without a promise. */
export function PromiseTime(props: Parameters<typeof LazyPromiseTime>[0]): ReactNode {
  return (
    props.order.promisedAtMs !== null && (
      <Beside>
        <LazyPromiseTime {...props} />
      </Beside>
    )
  );
}

/** The promise of an accepted order and *Running late*; nothing without a promise. */
export function RunningLate(props: Parameters<typeof LazyRunningLate>[0]): ReactNode {
  return (
    props.order.promisedAtMs !== null && (
      <Beside>
        <LazyRunningLate {...props} />
      </Beside>
    )
  );
}

/** *Accept* with the time that it promises, in a house that promises times; `plain` in any other. */
export function AcceptButtons({
  plain,
  ...props
}: Parameters<typeof LazyAcceptButtons>[0] & { readonly plain: ReactNode }): ReactNode {
  return props.order.prepMinutes === null ? (
    plain
  ) : (
    <Beside place={plain}>
      <LazyAcceptButtons {...props} />
    </Beside>
  );
}
