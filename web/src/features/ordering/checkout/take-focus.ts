/** A ref for what replaces a pressed button, with which the focus would be gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
