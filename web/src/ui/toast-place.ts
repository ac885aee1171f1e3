/** A toast of three lines, as a long name makes it on the narrowest phone, with the room around it. */
const TOAST_PX = 90;
const GAP_PX = 8;
const VARIABLE = '--toast-top';

/** The contents of the dialogs that are open, the uppermost last. */
const opened: HTMLElement[] = [];

/**
 * Where toasts stand while a dialog is open, so that none is over its heading or its buttons: at the upper edge of the window,
 * where the dialog leaves room for one, else over what is between the heading and the buttons, from its upper end on. A dialog
 * that leaves no room above is nearly as high as the window, so that there is room between them: a long sheet, a dialog at the
 * window's edge.
 * @param content what is between the heading and the buttons
 * @returns ends it
 */
export function keepToastsClear(content: HTMLElement): () => void {
  opened.push(content);
  const observer = new ResizeObserver(place);
  const paper = paperOf(content);
  for (const part of [content, paper, paper?.parentElement]) if (part) observer.observe(part);
  return () => {
    observer.disconnect();
    opened.splice(opened.indexOf(content), 1);
    place();
  };
}

function place(): void {
  const { style } = document.documentElement;
  const content = opened.at(-1);
  if (content === undefined) {
    style.removeProperty(VARIABLE);
    return;
  }
  // By offsets: where it will be, while it still rises or slides in.
  const above = paperOf(content)?.offsetTop ?? 0;
  const top = above >= TOAST_PX ? GAP_PX : above + content.offsetTop + GAP_PX;
  style.setProperty(VARIABLE, `max(${top}px, env(safe-area-inset-top))`);
}

function paperOf(content: HTMLElement): HTMLElement | null {
  return content.closest('[role="dialog"]');
}
