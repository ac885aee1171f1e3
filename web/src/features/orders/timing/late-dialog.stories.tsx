import { anOrder } from '@foodhouse/domain/testing';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { LateForm } from './late-dialog.tsx';

const promisedAtMs = Date.now() + 12 * 60_000;
const order = anOrder({ status: 'approved', promisedAtMs, firstPromisedAtMs: promisedAtMs });

const SHOWN = { loading: false, error: null, over: null };

export const stories: Stories = {
  'of a promised order': opens((close) => <LateForm order={order} shown={SHOWN} onCancel={close} onSend={nothing} />),
  'of an order that was delivered meanwhile': opens((close) => (
    <LateForm
      order={order}
      shown={{ ...SHOWN, over: 'Already delivered by someone else.' }}
      onCancel={close}
      onSend={nothing}
    />
  )),
};
