import { useState } from 'react';
import type { Stories } from '../../../dev/stories.tsx';
import { ReasonField } from './reason-field.tsx';

function Example({ first, error }: { readonly first: string; readonly error?: string }): React.JSX.Element {
  const [reason, setReason] = useState(first);
  const reasons = ['Sold out', 'An ingredient is missing'];
  return <ReasonField reasons={reasons} error={error ?? null} value={reason} onChange={setReason} />;
}

export const stories: Stories = {
  'without a reason yet': <Example first="" />,
  'with a frequent one': <Example first="Sold out" />,
  'that is missing': <Example first="" error="A reason, please" />,
};
