import { newKey } from '../lib/new-key.ts';
import { isUnanswered } from '../lib/is-unanswered.ts';
import { beforeSignOut } from './before-sign-out.ts';
import { callAsUser } from './call-as-user.ts';
import type { ApiAnswer, ApiRequest } from './client.ts';
import { storedToken, uidOf } from './token.ts';
import type { Unanswered, UnansweredStore } from './unanswered.ts';

export interface OnceRequest<T> extends Pick<ApiRequest, 'body' | 'keepalive'> {
  readonly path: string;
  /** POST when left out. */
  readonly method?: 'PUT';
  /** Where it is remembered until it is answered; left out: nowhere, and pressed again it is another request. */
  readonly store?: UnansweredStore;
  /** What it asks for, where its body does not say that. What has no answer is sent again with its key. */
  readonly value?: unknown;
  /** Where the same is sent twice on purpose: what tells this one from the other. */
  readonly key?: string;
  /** Who sends it; left out: the person signed in. */
  readonly uid?: string | null;
  readonly call?: (path: string, request: Omit<ApiRequest, 'token'>) => Promise<ApiAnswer<T>>;
  /** Whether the site repeats it; left out: the person presses again. */
  readonly isRepeated?: true;
  /** Called before each repetition. */
  readonly onRepeat?: () => void;
}

export interface SentOnce<T> {
  readonly answer: ApiAnswer<T>;
  /** Nobody knows whether it was done: one of its requests may have been, and no answer says so. */
  readonly isUnanswered: boolean;
  /** Whether it was remembered until now: another tab may have given it up, or have its answer. */
  readonly wasKept: boolean;
}

/** Pauses between repetitions without an answer; after the last one the person decides. */
const PAUSES_MS = [1000, 3000] as const;
/** Pauses between repetitions while too many want the same. */
const BUSY_PAUSES_MS = [2000, 3000, 5000, 8000] as const;

const onTheWay = new Map<Promise<unknown>, string>();
beforeSignOut(() => Promise.allSettled(onTheWay.keys()));

/**
 * Sends a request that must be done once, however often it is sent: with an idempotency key, under which it is remembered
 * until its answer is known. A sign-out waits for it.
 */
export async function sendOnce<T>(request: OnceRequest<T>): Promise<SentOnce<T>> {
  const { path, store, value = request.body, uid = currentUid() } = request;
  const before = store
    ?.all()
    .find((one) => (request.key === undefined ? isSame(one, { uid, path, value }) : one.key === request.key));
  const key = before?.key ?? request.key ?? newKey();
  if (!before) store?.keep({ key, uid, path, atMs: Date.now(), value });
  const sending = repeat(request, key, before !== undefined);
  onTheWay.set(sending, key);
  const sent = await sending.finally(() => onTheWay.delete(sending));
  const wasKept = !sent.isUnanswered && store?.forget(key) === true;
  return { ...sent, wasKept };
}

/** What a path was last asked for without an answer, by the person signed in; null for nothing. */
export function unansweredOf(store: UnansweredStore, path: string): Unanswered | null {
  const uid = currentUid();
  return store.all().findLast((one) => one.path === path && one.uid === uid) ?? null;
}

/** Whether a request with the key may still be answered on this page. */
export function isOnTheWay(key: string): boolean {
  return [...onTheWay.values()].includes(key);
}

function isSame(one: Unanswered, { uid, path, value }: Pick<Unanswered, 'uid' | 'path' | 'value'>): boolean {
  return one.uid === uid && one.path === path && JSON.stringify(one.value) === JSON.stringify(value);
}

async function repeat<T>(
  request: OnceRequest<T>,
  key: string,
  wasSent: boolean,
): Promise<Omit<SentOnce<T>, 'wasKept'>> {
  const { path, method = 'POST', body, keepalive = false, call = callAsUser<T> } = request;
  let isUnanswered = wasSent;
  for (let times = 0; ; times += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const answer = await call(path, { method, body, keepalive, headers: { 'idempotency-key': key } });
    isUnanswered = !isJudged(answer) && (isUnanswered || (!answer.ok && !answer.isRefused));
    const pauseMs = request.isRepeated ? pauseAfter(answer, times) : null;
    if (pauseMs === null) return { answer, isUnanswered };
    request.onRepeat?.();
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Whether the server has looked the key up: a refusal before that says nothing of an earlier request. */
function isJudged(answer: ApiAnswer<unknown>): boolean {
  if (answer.ok) return true;
  const isEarly = answer.failure === 'signed-out' || answer.failure === 'no-permission' || answer.reason === 'BUSY';
  return answer.isRefused && !isEarly;
}

/** Null for no retry. The pauses of a rush vary, because many clients retry at once. */
function pauseAfter(answer: ApiAnswer<unknown>, times: number): number | null {
  if (answer.ok) return null;
  if (answer.reason === 'BUSY') return spread(BUSY_PAUSES_MS[times]);
  return isUnanswered(answer.failure) ? (PAUSES_MS[times] ?? null) : null;
}

function spread(pauseMs: number | undefined): number | null {
  return pauseMs === undefined ? null : pauseMs * (0.75 + Math.random() / 2);
}

function currentUid(): string | null {
  const token = storedToken();
  return (token !== null && (uidOf(token) as string | undefined)) || null;
}
