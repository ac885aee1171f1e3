import { aUserDto } from '@foodhouse/domain/testing';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { UserQuestion, type Question } from './user-question.tsx';

const user = aUserDto({ _id: 'bob', email: 'bob@example.com', displayName: 'Bob' });
const ask = (kind: Question['kind'], loading = false): React.ReactNode =>
  opens((close) => <UserQuestion question={{ kind, user }} loading={loading} onCancel={close} onYes={nothing} />);

export const stories: Stories = {
  'deletes somebody': ask('delete'),
  'makes an admin': ask('make-admin'),
  'is being done': ask('delete', true),
};
