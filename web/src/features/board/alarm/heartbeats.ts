import {
  HEARTBEAT_EVERY_MS,
  toHeartbeatDto,
  type Heartbeat,
  type HeartbeatAnswer,
  type ScreenPage,
} from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { newKey } from '../../../lib/new-key.ts';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

const FIRST_PAUSE_MS = 5000;
/** Another beat would be answered alike. */
const FINAL: readonly FailureReason[] = ['signed-out', 'no-permission'];

export interface Heartbeats {
  /** Says at once what has changed. */
  readonly now: () => void;
  readonly stop: () => void;
}

/**
 * Says every minute what this screen hears, in view or not, and at once when it comes into view after a sleep. A beat
 * that fails is sent again after 5 s, 10 s, 20 s and so on; one at a time, so that an older one is never last.
 * @param read the screen as it is when a beat is sent
 */
export function startHeartbeats(read: () => Heartbeat): Heartbeats {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardAtMs = -Infinity;
  let isBusy = false;
  let isDue = false;

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (over.signal.aborted) return;
    isDue = isBusy;
    if (isBusy) return;
    isBusy = true;
    const beat = read();
    const answer = await callAsUser<HeartbeatAnswer>(`/screens/${screenId(beat.page)}`, {
      method: 'POST',
      body: toHeartbeatDto(beat),
    }).catch(() => null);
    isBusy = false;
    if (answer && !answer.ok && FINAL.includes(answer.failure)) over.abort();
    if (over.signal.aborted) return;
    if (answer?.ok) {
      failures = 0;
      heardAtMs = Date.now();
    } else failures += 1;
    const pauseMs =
      failures === 0 ? HEARTBEAT_EVERY_MS : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), HEARTBEAT_EVERY_MS);
    timer = setTimeout(() => void send(), isDue ? 0 : pauseMs);
  };
  const wakeUp = (): void => {
    if (!document.hidden && Date.now() - heardAtMs >= HEARTBEAT_EVERY_MS) void send();
  };
  document.addEventListener('visibilitychange', wakeUp, over);
  addEventListener('online', wakeUp, over);
  void send();
  return {
    now: () => void send(),
    stop: () => {
      over.abort();
      clearTimeout(timer);
    },
  };
}

/** An admin's kitchen rings for both kinds of orders: it is two screens in one tab. */
const STORED_UNDER: Readonly<Record<ScreenPage, string>> = { orders: 'screen', kitchen: 'kitchen-screen' };
const ownIds = new Map<ScreenPage, string>();

/**
 * The id of this tab, which a reload keeps. While the page is there, only it knows the id: a tab that is duplicated copies
 * what is stored, and two screens would be one.
 */
export function screenId(page: ScreenPage): string {
  const known = ownIds.get(page);
  if (known !== undefined) return known;
  const key = STORED_UNDER[page];
  const id = readStored(key, 'sessionStorage') ?? newKey();
  ownIds.set(page, id);
  forgetStored(key, 'sessionStorage');
  addEventListener('pagehide', () => keepStored(key, id, 'sessionStorage'));
  addEventListener('pageshow', () => {
    forgetStored(key, 'sessionStorage');
  });
  return id;
}
