import { anOrder } from '@foodhouse/domain/testing';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

const accepted = anOrder({ status: 'approved', acceptedAtMs: Date.UTC(2026, 0, 2, 12, 40) });
const delivered = { ...accepted, status: 'delivered', deliveredAtMs: Date.UTC(2026, 0, 2, 12, 52) } as const;

export const stories: Stories = {
  accepted: opens((close) => <TicketDialog order={accepted} isLive onClose={close} />),
  delivered: opens((close) => <TicketDialog order={delivered} isLive onClose={close} />),
};
