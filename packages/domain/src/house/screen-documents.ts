import { readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import {
  ALERT_FIELDS,
  isOpenAlert,
  KEEP_ALERTS_MS,
  KEEP_SCREENS_MS,
  SCREEN_FIELDS,
  type ListeningHouse,
  type OrderAlert,
  type StaffScreen,
} from './listening.ts';
import { LISTENING_FIELDS } from './settings.ts';

// Apart from the other documents: only the staff's pages read these.

export function screenFromDocument(id: string, data: DocumentFields): StaffScreen {
  return readDocument(SCREEN_FIELDS, ['screens', id], data);
}

export function screenToDocument(screen: StaffScreen, toTimestamp: ToTimestamp): DocumentFields {
  const expiresAt = toTimestamp(screen.beatAtMs + KEEP_SCREENS_MS);
  return { ...writeDocument(SCREEN_FIELDS, screen, toTimestamp), expiresAt };
}

export function alertFromDocument(orderId: string, data: DocumentFields): OrderAlert {
  return readDocument(ALERT_FIELDS, ['alerts', orderId], data);
}

export function alertToDocument(alert: OrderAlert, toTimestamp: ToTimestamp): DocumentFields {
  const expiresAt = toTimestamp(alert.raisedAtMs + KEEP_ALERTS_MS);
  return { ...writeDocument(ALERT_FIELDS, alert, toTimestamp), isOpen: isOpenAlert(alert), expiresAt };
}

/** Null where the house has set nothing. */
export function listeningHouseFromDocument(data: DocumentFields | null): ListeningHouse {
  return readDocument(LISTENING_FIELDS, ['house', 'settings'], data ?? {});
}
