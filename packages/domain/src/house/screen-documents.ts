import { toMillis, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import {
  isOpenAlert,
  KEEP_ALERTS_MS,
  KEEP_SCREENS_MS,
  type ListeningHouse,
  type OrderAlert,
  type StaffScreen,
} from './listening.ts';

// Apart from the other documents: only the staff's pages read these.

/** `screens/{id}`. */
export function screenFromDocument(data: DocumentFields): StaffScreen {
  return {
    page: data['page'] === 'kitchen' ? 'kitchen' : 'orders',
    isVisible: data['isVisible'] === true,
    beatAtMs: toMillis(data['beatAt']),
    heardAtMs: orNull(data['heardAt']),
    newestMs: orNull(data['newest']),
    acknowledgedMs: orNull(data['acknowledged']),
  };
}

export function screenToDocument(screen: StaffScreen, toTimestamp: ToTimestamp): DocumentFields {
  const { page, isVisible, beatAtMs, heardAtMs, newestMs, acknowledgedMs } = screen;
  return {
    page,
    isVisible,
    beatAt: toTimestamp(beatAtMs),
    heardAt: heardAtMs === null ? null : toTimestamp(heardAtMs),
    newest: newestMs === null ? null : toTimestamp(newestMs),
    acknowledged: acknowledgedMs === null ? null : toTimestamp(acknowledgedMs),
    expiresAt: toTimestamp(beatAtMs + KEEP_SCREENS_MS),
  };
}

/** `alerts/{orderId}`. */
export function alertFromDocument(orderId: string, data: DocumentFields): OrderAlert {
  return {
    orderId,
    token: String(data['token']),
    foodName: String(data['foodName']),
    placedAtMs: toMillis(data['placedAt']),
    raisedAtMs: toMillis(data['raisedAt']),
    acknowledgedAtMs: orNull(data['acknowledgedAt']),
    endedAtMs: orNull(data['endedAt']),
  };
}

export function alertToDocument(alert: OrderAlert, toTimestamp: ToTimestamp): DocumentFields {
  const { token, foodName, placedAtMs, raisedAtMs, acknowledgedAtMs, endedAtMs } = alert;
  return {
    token,
    foodName,
    placedAt: toTimestamp(placedAtMs),
    raisedAt: toTimestamp(raisedAtMs),
    acknowledgedAt: acknowledgedAtMs === null ? null : toTimestamp(acknowledgedAtMs),
    endedAt: endedAtMs === null ? null : toTimestamp(endedAtMs),
    isOpen: isOpenAlert(alert),
    expiresAt: toTimestamp(raisedAtMs + KEEP_ALERTS_MS),
  };
}

/** What `house/settings` says of listening; null where the house has set nothing. */
export function listeningHouseFromDocument(data: DocumentFields | null): ListeningHouse {
  const {
    timeZone = 'UTC',
    hours = {},
    exceptions = [],
    services = [],
    pause = null,
    whenNobodyListens = 'nothing',
  } = (data ?? {}) as Partial<ListeningHouse>;
  return { timeZone, hours, exceptions, services, pause, whenNobodyListens };
}

function orNull(value: unknown): number | null {
  return value ? toMillis(value) : null;
}
