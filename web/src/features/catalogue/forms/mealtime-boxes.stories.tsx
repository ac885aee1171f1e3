import { useForm } from 'react-hook-form';
import type { Stories } from '../../../dev/stories.tsx';
import { MealtimeBoxes } from './mealtime-boxes.tsx';

export const stories: Stories = { 'at any time': <Boxes chosen={[]} />, 'at lunch': <Boxes chosen={['lunch']} /> };

function Boxes({ chosen }: { readonly chosen: readonly string[] }): React.JSX.Element {
  const { register } = useForm({ defaultValues: { mealtimes: chosen } });
  return <MealtimeBoxes field={register('mealtimes')} />;
}
