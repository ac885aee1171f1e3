import type { UserDto } from '@foodhouse/domain';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import * as texts from './texts.ts';

/** An action that needs a confirmation. */
export interface Question {
  readonly kind: 'delete' | 'make-admin';
  readonly user: UserDto;
}

const WORDS: Record<Question['kind'], { title: (email: string) => string; text: string; yes: string }> = {
  delete: {
    title: (email) => texts.askToDelete({ email }),
    text: texts.askToDeleteText(),
    yes: texts.deleteUser(),
  },
  'make-admin': {
    title: (email) => texts.askToMakeAdmin({ email }),
    text: texts.askToMakeAdminText(),
    yes: texts.makeAdmin(),
  },
};

/** Names the user and the consequences. Focus starts on Cancel. */
export function UserQuestion({
  question: { kind, user },
  loading,
  onCancel,
  onYes,
}: {
  readonly question: Question;
  readonly loading: boolean;
  readonly onCancel: () => void;
  readonly onYes: () => void;
}): React.JSX.Element {
  const { title, text, yes } = WORDS[kind];
  return (
    <ConfirmDialog
      title={title(user.email)}
      text={text}
      confirmLabel={yes}
      color={kind === 'delete' ? 'error' : 'primary'}
      loading={loading}
      onCancel={onCancel}
      onConfirm={onYes}
    />
  );
}
