import { useMemo, useState, type ComponentProps, type MouseEvent } from 'react';
import { keepingPlace } from '../lib/lost-focus.ts';

export interface PressProps extends ComponentProps<'button'> {
  /** Work is in progress: the button says so, keeps the focus, and hears no press. */
  readonly loading?: boolean;
}

/**
 * What the `<button>` of the kit's buttons is given. One that is disabled while it has the focus, as a Save that has saved or the
 * minus of the last portion, keeps it until the person goes on, and one that goes hands it on: else the next key would begin at the
 * page's start. `[data-off]` is disabled with the focus; it looks as `:disabled` does.
 */
export function useButton<P extends PressProps>({
  loading = false,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ref,
  ...props
}: P) {
  const kept = useMemo(() => keepingPlace(ref), [ref]);
  const [hasFocus, setHasFocus] = useState(false);
  const isOff = disabled && !loading && hasFocus;
  return {
    ref: kept,
    type: 'button',
    'aria-busy': loading || undefined,
    // A disabled button would lose the focus, and with it the place of whoever pressed it by a key.
    'aria-disabled': loading || isOff || undefined,
    'data-off': isOff ? '' : undefined,
    disabled: disabled && !loading && !isOff,
    onClick: loading || isOff ? ignore : onClick,
    onFocus: ((event) => {
      setHasFocus(true);
      onFocus?.(event);
    }) as NonNullable<PressProps['onFocus']>,
    onBlur: ((event) => {
      // Of another window it is not.
      if (document.activeElement !== event.currentTarget) setHasFocus(false);
      onBlur?.(event);
    }) as NonNullable<PressProps['onBlur']>,
    ...props,
  } as const;
}

/** A form is sent by a press on its button: Enter in one of its fields makes one too. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
