import { useForm } from 'react-hook-form';
import type { Stories } from '../../../dev/stories.tsx';
import { PasswordField } from './password-field.tsx';

export const stories: Stories = {
  filled: <Field error={undefined} />,
  wrong: <Field error={{ type: 'contract', message: 'At least six characters' }} />,
};

function Field({ error }: Pick<React.ComponentProps<typeof PasswordField>, 'error'>): React.JSX.Element {
  const { register } = useForm({ defaultValues: { password: 'secret' } });
  return <PasswordField label="Password" autoComplete="off" field={register('password')} error={error} />;
}
