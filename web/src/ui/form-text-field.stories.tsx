import { useForm } from 'react-hook-form';
import type { Stories } from '../dev/stories.tsx';
import { FormTextField } from './form-text-field.tsx';

const WRONG = { type: 'contract', message: 'A price such as 12.50' } as const;

export const stories: Stories = {
  empty: <Field />,
  filled: <Field value="12.50" />,
  'with a hint': <Field hint="In US dollars" />,
  required: <Field required />,
  wrong: <Field value="free" error={WRONG} />,
  'several lines': <Field multiline value={'Beef broth\nwith rice noodles.'} />,
  'with something at its end': <Field value="12.50" endAdornment="USD" />,
};

function Field({
  value = '',
  error,
  ...props
}: Partial<React.ComponentProps<typeof FormTextField>> & { readonly value?: string }): React.JSX.Element {
  const { register } = useForm({ defaultValues: { price: value } });
  return <FormTextField label="Food-Price" {...props} field={register('price')} error={error} />;
}
