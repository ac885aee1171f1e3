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
  'nobody answered in time meanwhile': opens((close) => (
    <ReasonDialog
      {...REJECT}
      first="The oven is being mended until seven"
      over="Nobody answered in time: the order is rejected, and its guest knows."
      onCancel={close}
    />
  )),
  'a reason is needed': opens((close) => <ReasonDialog {...REJECT} isRequired onCancel={close} />),
};
