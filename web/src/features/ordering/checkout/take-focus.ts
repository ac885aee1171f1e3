/** A ref for what replaces something else: the focus that was in it goes on here, and nobody's else is taken. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** A ref for what replaces a pressed button, with which the focus would be gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
