import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const REJECT = {
  title: 'Reject Pho?',
  text: 'The portion goes back on the menu. ann@example.com reads the reason, if there is one.',
  reasons: ['Sold out', 'The kitchen is closing', 'We cannot cook this today'],
  label: 'Reject',
  onGive: nothing,
} as const;

export const stories: Stories = {
  'a reason may be given': opens((close) => <ReasonDialog {...REJECT} onCancel={close} />),
  'a reason is needed': opens((close) => <ReasonDialog {...REJECT} isRequired onCancel={close} />),
};
