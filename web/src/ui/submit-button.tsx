import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/**
 * Submits a form. On a prerendered page it looks ready from the first paint: the first script keeps a press until React
 * is there (first-paint/boot.ts). Such a form has the method `dialog`, with which the browser itself sends nothing; with
 * another one it would put the typed text into the address.
 */
export function SubmitButton(
  props: Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'size'>,
): React.JSX.Element {
  return <Button {...props} type="submit" variant="contained" size="large" />;
}
