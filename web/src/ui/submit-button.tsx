import type { ComponentProps } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button } from './button.tsx';

/**
 * Submits a form. Disabled until hydration: the browser itself would submit the form, with the typed text in the
 * address. A disabled button blocks the Enter key too.
 */
export function SubmitButton({
  disabled = false,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'size'>): React.JSX.Element {
  const isReady = useIsHydrated();
  return <Button {...props} type="submit" variant="contained" size="large" disabled={disabled || !isReady} />;
}
