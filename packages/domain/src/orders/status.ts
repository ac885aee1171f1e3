import * as texts from './texts.ts';

export const ORDER_STATUSES = ['pending', 'approved', 'reject', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What every order is placed with: the house has to answer. */
export const PLACED = 'pending' satisfies OrderStatus;
export const ACCEPTED = 'approved' satisfies OrderStatus;
export const REJECTED = 'reject' satisfies OrderStatus;
export const DELIVERED = 'delivered' satisfies OrderStatus;

/** What guests see an order pass, in this order; several statuses may be one stage. */
export const STAGES = ['ordered', 'accepted', 'delivered'] as const;
export type Stage = (typeof STAGES)[number];

/** What is true of every order with a status. */
interface StatusFacts {
  /** Of the filters. */
  readonly label: () => string;
  /** How far its guest sees it; null where it goes no further. */
  readonly stage: Stage | null;
  /** Its portions are taken, and its price is due. */
  readonly isSold: boolean;
  /** The house has yet to answer. */
  readonly isUndecided: boolean;
  /** The kitchen has a step to make with it. */
  readonly isInKitchen: boolean;
  /** It is not ready yet: what was promised is still to come. */
  readonly isBeingMade: boolean;
  /** A move to it may have a reason for the customer; the kitchen's reason for a return is for the house. */
  readonly hasReasonForCustomer: boolean;
}

/**
 * The one table of statuses: whoever asks for more than a name asks it here, never by its letters. Each row has every cell, so
 * that a new one answers every question.
 */
const FACTS = {
  pending: {
    label: texts.pending,
    stage: 'ordered',
    isSold: true,
    isUndecided: true,
    isInKitchen: false,
    isBeingMade: false,
    hasReasonForCustomer: false,
  },
  approved: {
    label: texts.accepted,
    stage: 'accepted',
    isSold: true,
    isUndecided: false,
    isInKitchen: true,
    isBeingMade: true,
    hasReasonForCustomer: false,
  },
  reject: {
    label: texts.reject,
    stage: null,
    isSold: false,
    isUndecided: false,
    isInKitchen: false,
    isBeingMade: false,
    hasReasonForCustomer: true,
  },
  delivered: {
    label: texts.delivered,
    stage: 'delivered',
    isSold: true,
    isUndecided: false,
    isInKitchen: false,
    isBeingMade: false,
    hasReasonForCustomer: false,
  },
} as const satisfies Record<OrderStatus, StatusFacts>;

/** The statuses of an order that the kitchen works on: the key of a table about them alone. */
export type InKitchen = {
  [Status in OrderStatus]: (typeof FACTS)[Status]['isInKitchen'] extends true ? Status : never;
}[OrderStatus];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus);
}

/** One value for each status. */
export function perStatus<Value>(valueOf: (status: OrderStatus) => Value): Readonly<Record<OrderStatus, Value>> {
  return Object.fromEntries(ORDER_STATUSES.map((status) => [status, valueOf(status)])) as Record<OrderStatus, Value>;
}

/** The statuses of which something is true, in the order of the table: for filters and queries. There is always one. */
export function statusesThat(is: (status: OrderStatus) => boolean): readonly [OrderStatus, ...OrderStatus[]] {
  const [first, ...others] = ORDER_STATUSES.filter(is);
  if (first === undefined) throw new Error(`${is.name}: no status is so`);
  return [first, ...others];
}

/** The labels of the filters. */
export const STATUS_LABELS = perStatus((status) => FACTS[status].label());

/** How far its guest sees an order with this status; null where it goes no further. */
export function stageOf(status: OrderStatus): Stage | null {
  return FACTS[status].stage;
}

/** Whether an order with this status counts as sold: its portion is taken, and its price is due. */
export function isSold(status: OrderStatus): boolean {
  return FACTS[status].isSold;
}

/** Whether the house has yet to answer an order with this status. */
export function isUndecided(status: OrderStatus): boolean {
  return FACTS[status].isUndecided;
}

/** Whether the kitchen works on an order with this status: it is accepted, and not delivered. */
export function isInKitchen(status: OrderStatus): status is InKitchen {
  return FACTS[status].isInKitchen;
}

/** Whether the kitchen makes an order with this status: it is accepted, and not ready. */
export function isBeingMade(status: OrderStatus): boolean {
  return FACTS[status].isBeingMade;
}

/** Whether the house still has something to do for an order with this status. */
export function isOpen(status: OrderStatus): boolean {
  return isUndecided(status) || isInKitchen(status);
}

/** Whether its guest has what was ordered. */
export function isDelivered(status: OrderStatus): boolean {
  return isSold(status) && !isOpen(status);
}

/** Whether the kitchen lists an order with this status: what it works on, and what it delivered. */
export function isOfKitchen(status: OrderStatus): boolean {
  return isInKitchen(status) || isDelivered(status);
}

/** Whether a move to this status may have a reason for the customer. */
export function hasReasonForCustomer(to: OrderStatus): boolean {
  return FACTS[to].hasReasonForCustomer;
}

/** Why an order is rejected, where the house did not decide that: nobody answered, no screen of it could be heard, or its customer cancelled. */
export const REJECT_CODES = ['not-answered', 'no-connection', 'customer'] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

export function isRejectCode(value: unknown): value is RejectCode {
  return REJECT_CODES.includes(value as RejectCode);
}
