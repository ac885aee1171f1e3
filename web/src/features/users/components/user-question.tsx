import type { UserDto } from '@foodhouse/domain';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** An action that needs a confirmation. */
export interface Question {
  readonly kind: 'delete' | 'make-admin';
  readonly user: UserDto;
}

const WORDS: Record<Question['kind'], { title: (email: string) => string; text: string; yes: string }> = {
  delete: {
    title: (email) => `Delete ${email}?`,
    text: 'The account is gone at once and cannot be brought back. Orders are kept, without the name.',
    yes: 'Delete User',
  },
  'make-admin': {
    title: (email) => `Make ${email} an admin?`,
    text: 'Admins decide orders, change the menu and the stock, and make and delete other admins, you among them.',
    yes: 'Make Admin',
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
