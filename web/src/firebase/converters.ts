import { isMealtime, isOrderStatus, type Food, type Order } from '@foodhouse/domain';
import { Timestamp, type DocumentData } from 'firebase/firestore';

/** `foods/{id}` as docs/data-model.md describes it. */
export function toFood(id: string, data: DocumentData): Food {
  return {
    id,
    name: String(data['name']),
    img: String(data['img']),
    priceMinor: Number(data['priceMinor']),
    description: String(data['description']),
    quantity: Number(data['quantity']),
    supplier: String(data['supplier']),
    mealtimes: Array.isArray(data['mealtimes']) ? data['mealtimes'].filter(isMealtime) : [],
    createdAtMs: toMillis(data['createdAt']),
    retiredAtMs: data['retiredAt'] ? toMillis(data['retiredAt']) : null,
  };
}

/** `orders/{id}` as docs/data-model.md describes it. */
export function toOrder(id: string, data: DocumentData): Order {
  const status: unknown = data['status'];
  return {
    id,
    foodId: String(data['foodId']),
    userId: String(data['userId']),
    status: isOrderStatus(status) ? status : 'pending',
    priceMinor: Number(data['priceMinor']),
    image: String(data['image']),
    foodName: String(data['foodName']),
    user: String(data['user']),
    token: String(data['token']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
  };
}

export function toMillis(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}
