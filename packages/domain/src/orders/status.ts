export const ORDER_STATUSES = ['pending', 'approved', 'reject', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus);
}

/** The labels of the filters. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  approved: 'Accepted',
  reject: 'Reject',
  delivered: 'Delivered',
};

/** One value for each status. */
export function perStatus<Value>(valueOf: (status: OrderStatus) => Value): Readonly<Record<OrderStatus, Value>> {
  return {
    pending: valueOf('pending'),
    approved: valueOf('approved'),
    reject: valueOf('reject'),
    delivered: valueOf('delivered'),
  };
}

const IS_SOLD: Record<OrderStatus, boolean> = { pending: true, approved: true, reject: false, delivered: true };

/** Whether an order with this status counts as sold: its portion is taken, and its price is due. */
export function isSold(status: OrderStatus): boolean {
  return IS_SOLD[status];
}

const IS_OPEN: Record<OrderStatus, boolean> = { pending: true, approved: true, reject: false, delivered: false };

/** Whether the house still has something to do for an order with this status. */
export function isOpenStatus(status: OrderStatus): boolean {
  return IS_OPEN[status];
}

const HAS_REASON_FOR_CUSTOMER: Record<OrderStatus, boolean> = {
  pending: false, // the kitchen's reason for a return is for the house
  approved: false,
  reject: true,
  delivered: false,
};

/** Whether a move to this status may have a reason for the customer. */
export function hasReasonForCustomer(to: OrderStatus): boolean {
  return HAS_REASON_FOR_CUSTOMER[to];
}

/** Why an order is rejected, where the house did not decide that: nobody answered, no screen of it could be heard, or its customer cancelled. */
export const REJECT_CODES = ['not-answered', 'no-connection', 'customer'] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

export function isRejectCode(value: unknown): value is RejectCode {
  return REJECT_CODES.includes(value as RejectCode);
}
