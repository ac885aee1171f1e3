// What lazy-parts.tsx fetches at once.
export { AnswerTime } from './deadline/answer-time.tsx';
export { OrderAgainButton } from './deadline/order-again-button.tsx';
export { AcceptButtons } from './promise/accept-buttons.tsx';
export { PromiseTime } from './promise/promise-time.tsx';
export { RunningLate } from './promise/running-late.tsx';
