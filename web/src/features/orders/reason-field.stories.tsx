import { useState } from 'react';
import type { Stories } from '../../dev/stories.tsx';
import { ReasonField } from './reason-field.tsx';

function Example({ first }: { readonly first: string }): React.JSX.Element {
  const [reason, setReason] = useState(first);
  return <ReasonField reasons={['Sold out', 'An ingredient is missing']} value={reason} onChange={setReason} />;
}

export const stories: Stories = {
  'without a reason yet': <Example first="" />,
  'with a frequent one': <Example first="Sold out" />,
};
