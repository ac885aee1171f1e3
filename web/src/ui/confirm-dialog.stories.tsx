import { nothing, opens, type Stories } from '../dev/stories.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const QUESTION = {
  title: 'Delete ann@example.com?',
  text: 'The account is gone at once and cannot be brought back.',
  confirmLabel: 'Delete User',
  color: 'error',
  onConfirm: nothing,
} as const;

export const stories: Stories = {
  asks: opens((close) => <ConfirmDialog {...QUESTION} loading={false} onCancel={close} />),
  'is being done': opens((close) => <ConfirmDialog {...QUESTION} loading onCancel={close} />),
  'could not be done': opens((close) => (
    <ConfirmDialog {...QUESTION} loading={false} error="Our service is not answering." onCancel={close} />
  )),
};
