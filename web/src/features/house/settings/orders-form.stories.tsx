import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { OrdersForm } from './orders-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const RULES = { answerMinutes: 3, later: { minMinutes: 60, maxDays: 2 }, prepMinutes: 20, guestOrders: true };
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'nothing set': <OrdersForm {...STILL} house={BARE} />,
  'with every rule': <OrdersForm {...STILL} house={{ ...BARE, ...RULES, whenNobodyListens: 'warn' }} />,
};
