// What lazy-parts.tsx fetches at once.
export { AnswerTime } from './deadline/answer-time.tsx';
export { OrderAgainButton } from './deadline/order-again-button.tsx';
export { LiveAcceptButtons as AcceptButtons } from './promise/live-accept-buttons.tsx';
export { PromiseTime } from './promise/promise-time.tsx';
export { RunningLate } from './promise/running-late.tsx';
