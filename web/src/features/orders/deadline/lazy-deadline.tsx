import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { Beside } from '../../../ui/beside.tsx';

// Fetched with the first order that has a deadline: a house without any never does. A page that cannot have them is as
// it would be without.

const LazyAnswerTime = lazyComponent(async () => (await import('./answer-time.tsx')).AnswerTime);
const LazyOrderAgainButton = lazyComponent(async () => (await import('./order-again-button.tsx')).OrderAgainButton);

/** The time that is left to answer an order; nothing for one that waits for ever. */
export function AnswerTime(props: Parameters<typeof LazyAnswerTime>[0]): React.JSX.Element | null {
  return props.order.answerByMs === null ? null : (
    <Beside>
      <LazyAnswerTime {...props} />
    </Beside>
  );
}

/** *Try again* for an order that nobody answered; nothing for any other. */
export function OrderAgainButton(props: Parameters<typeof LazyOrderAgainButton>[0]): React.JSX.Element | null {
  return props.order.rejectCode === null ? null : (
    <Beside>
      <LazyOrderAgainButton {...props} />
    </Beside>
  );
}
