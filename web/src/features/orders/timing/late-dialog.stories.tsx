import { anOrder } from '@foodhouse/domain/testing';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { LateDialog } from './late-dialog.tsx';

const promisedAtMs = Date.now() + 12 * 60_000;
const order = anOrder({ status: 'approved', promisedAtMs, firstPromisedAtMs: promisedAtMs });

export const stories: Stories = {
  'of a promised order': opens((close) => <LateDialog order={order} onCancel={close} onDone={close} />),
};
