// What lazy-parts.tsx fetches at once.
export { AnswerTime } from './answer-time.tsx';
export { OrderAgainButton } from '../again/order-again-button.tsx';
export { LiveAcceptButtons as AcceptButtons } from './live-accept-buttons.tsx';
export { PromiseTime } from './promise-time.tsx';
export { RunningLate } from './running-late.tsx';
