import type { ComponentProps } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button } from './button.tsx';

/**
 * Sends a form. On a page that was rendered at build one can type at once, but not send until the script has taken over:
 * the browser would send the form itself, with what was typed in the address. A disabled button stops the enter key too.
 */
export function SubmitButton({
  disabled = false,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'size'>): React.JSX.Element {
  const isReady = useIsHydrated();
  return <Button {...props} type="submit" variant="contained" size="large" disabled={disabled || !isReady} />;
}
