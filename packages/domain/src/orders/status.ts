export const ORDER_STATUSES = ['pending', 'approved', 'reject', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What every order is placed with: the house has to answer. */
export const PLACED = 'pending' satisfies OrderStatus;
export const ACCEPTED = 'approved' satisfies OrderStatus;
export const REJECTED = 'reject' satisfies OrderStatus;
export const DELIVERED = 'delivered' satisfies OrderStatus;

/** The statuses of an order that the kitchen works on. */
export type InKitchen = typeof ACCEPTED;

/** What is true of every order with a status. */
interface StatusFacts {
  /** Of the filters. */
  readonly label: string;
  /** Its portions are taken, and its price is due. */
  readonly isSold: boolean;
  /** The house has yet to answer. */
  readonly isUndecided: boolean;
  /** The kitchen works on it. */
  readonly isInKitchen: boolean;
  /** A move to it may have a reason for the customer; the kitchen's reason for a return is for the house. */
  readonly hasReasonForCustomer: boolean;
}

const NOTHING = { isSold: true, isUndecided: false, isInKitchen: false, hasReasonForCustomer: false };

/** The one table of statuses: whoever asks for more than a name asks it here, never by its letters. */
const FACTS: Record<OrderStatus, StatusFacts> = {
  pending: { ...NOTHING, label: 'Pending', isUndecided: true },
  approved: { ...NOTHING, label: 'Accepted', isInKitchen: true },
  reject: { ...NOTHING, label: 'Reject', isSold: false, hasReasonForCustomer: true },
  delivered: { ...NOTHING, label: 'Delivered' },
};

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus);
}

/** One value for each status. */
export function perStatus<Value>(valueOf: (status: OrderStatus) => Value): Readonly<Record<OrderStatus, Value>> {
  return Object.fromEntries(ORDER_STATUSES.map((status) => [status, valueOf(status)])) as Record<OrderStatus, Value>;
}

/** The labels of the filters. */
export const STATUS_LABELS = perStatus((status) => FACTS[status].label);

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
