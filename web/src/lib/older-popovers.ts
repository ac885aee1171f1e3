// Popovers for browsers without them: a button with `popovertarget` opens its element, which has `data-open` then (index.html
// has its styles); a press beside it, another opener and Escape close it.

/** The events of a popover, whose React listeners read nothing of them. */
const EVENTS = ['beforetoggle', 'toggle'] as const;

/** Makes the elements with `popover` those of this browser. */
export function startPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const wanted = id === null || id === undefined ? null : document.getElementById(id);
    const wasOpen = wanted !== null && isOpen(wanted);
    closeAll((open) => open.contains(target));
    if (wanted) turn(wanted, !wasOpen);
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAll(() => false);
  });
}

function closeAll(isKept: (open: HTMLElement) => boolean): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover][data-open]'))
    if (!isKept(open)) turn(open, false);
}

function turn(element: HTMLElement, willBeOpen: boolean): void {
  if (isOpen(element) === willBeOpen) return;
  for (const event of EVENTS) {
    element.dispatchEvent(new Event(event));
    if (willBeOpen) element.dataset['open'] = '';
    else delete element.dataset['open'];
  }
}

function isOpen(element: HTMLElement): boolean {
  return element.dataset['open'] !== undefined;
}
