import type { Ref } from 'react';

// What leaves a page with the focus in it leaves that to nothing: then the next key would begin at the page's start, and a screen
// reader with it.

/** What the focus stays in when a button of it has gone. None of them does anything when a key is pressed once more. */
const PLACES = '[role="dialog"], [data-order], li, section, fieldset, [role="group"]';

/**
 * The ref of a button that may go while it has the focus, as what is asked with it is over: the focus then goes to what is
 * nearest around it, or to the heading. Whatever else takes the focus meanwhile keeps it.
 * @param ref another ref of the same button
 */
export function keepingPlace(ref: Ref<HTMLButtonElement> | undefined): (button: HTMLButtonElement) => () => void {
  return (button) => {
    const leave = setRef(ref, button);
    return () => {
      leave();
      if (document.activeElement !== button) return;
      const places = placesAround(button);
      afterAll(() => {
        focusPlace(places);
      });
    };
  };
}

/** Where nothing has the focus the heading of the page takes it. */
export function focusHeadingIfLost(): void {
  if (isLost()) pageHeading()?.focus();
}

/** The heading of the page, which can have the focus. */
export function pageHeading(): HTMLElement | null {
  return focusable(document.querySelector('h1'));
}

/** Nothing has the focus: the button that had it is gone, or is disabled. One that keeps it only for want of a better place too. */
export function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled, [data-off]');
}

function placesAround(button: HTMLElement): readonly HTMLElement[] {
  const place = button.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesAround(place)] : [];
}

function focusPlace(places: readonly HTMLElement[]): void {
  if (!isLost()) return;
  const place = focusable(places.find(({ isConnected }) => isConnected) ?? null) ?? pageHeading();
  place?.focus({ preventScroll: true });
}

/** After what a dialog, a list or a new page does with the focus in its first frame. */
function afterAll(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}

function setRef(ref: Ref<HTMLButtonElement> | undefined, button: HTMLButtonElement): () => void {
  if (typeof ref === 'function') {
    const leave = ref(button);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = button;
  return () => {
    ref.current = null;
  };
}
