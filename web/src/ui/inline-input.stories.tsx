import type { Stories } from '../dev/stories.tsx';
import { InlineInput } from './inline-input.tsx';

export const stories: Stories = {
  filled: <InlineInput aria-label="Quantity" defaultValue="12" />,
  wrong: <InlineInput aria-label="Quantity" defaultValue="many" aria-invalid />,
  disabled: <InlineInput aria-label="Quantity" defaultValue="12" disabled />,
  'can only be read': <InlineInput aria-label="Quantity" defaultValue="12" readOnly />,
};
