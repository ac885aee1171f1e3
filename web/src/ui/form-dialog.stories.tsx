import { nothing, opens, type Stories } from '../dev/stories.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from './text-area.tsx';

const FORM = {
  title: 'Reject Pho?',
  text: 'The portion goes back on the menu.',
  submitLabel: 'Reject',
  onSubmit: nothing,
  children: <TextArea aria-label="Reason" rows={3} />,
} as const;

export const stories: Stories = {
  'to fill in': opens((close) => <FormDialog {...FORM} onCancel={close} />),
  'nothing to send': opens((close) => <FormDialog {...FORM} disabled onCancel={close} />),
  'starts at Cancel': opens((close) => <FormDialog {...FORM} color="error" startsAtCancel onCancel={close} />),
  'is being sent': opens((close) => <FormDialog {...FORM} loading onCancel={close} />),
  'could not be sent': opens((close) => (
    <FormDialog {...FORM} error="Our service is not answering." onCancel={close} />
  )),
  'can not be sent any more': opens((close) => <FormDialog {...FORM} over="Somebody was faster." onCancel={close} />),
  'long, and could not be sent': opens((close) => (
    <FormDialog {...FORM} error="Our service is not answering." onCancel={close}>
      <TextArea aria-label="Reason" rows={30} />
    </FormDialog>
  )),
  wide: opens((close) => <FormDialog {...FORM} maxWidth="sm" onCancel={close} />),
};
