import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is wrong with a page as it is laid out now. */
export interface LayoutFaults {
  /** Pixels by which the page is wider than its window. */
  readonly overhang: number;
  /** Controls that the window or a frame around them cuts. */
  readonly cut: readonly string[];
  /** Controls too small for a finger, with their size. */
  readonly small: readonly string[];
  /** What a toast covers: of the bars at the edges of the window their controls, of a dialog its heading and the controls beside its content. */
  readonly covered: readonly string[];
  /** Parts of an order's card on a phone of which one lies over another. */
  readonly over: readonly string[];
  /** The sizes of text, when there are more than 12. */
  readonly sizes: readonly string[];
  /** The radii of corners beside 50 %, when there are more than 4. */
  readonly radii: readonly string[];
}

export const FITS: LayoutFaults = { overhang: 0, cut: [], small: [], covered: [], over: [], sizes: [], radii: [] };

/**
 * Measures the page, or the parts of it that the selector names, in light and in dark. Menus that are folded are opened
 * meanwhile.
 */
export function layoutFaults(page: Page, selector = 'body'): Promise<Record<'light' | 'dark', LayoutFaults>> {
  return page.evaluate(measure, selector);
}

/** Gives the window another size, and waits until the page has laid itself out for it: what a script lays out comes frames later. Not under a clock that stands. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(standStill, size);
}

/** Runs in the page. Turning and sliding by `transform` are no layout. */
async function standStill({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const FRAMES = 10;
  const MOST_FRAMES = 600;
  const layout = (): string =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth, part.offsetHeight].join(' '))
      .join();
  let last: string | null = null;
  for (let frame = 0, still = 0; still < FRAMES; frame += 1) {
    if (frame === MOST_FRAMES) throw new Error(`The page does not stand still in a window of ${width} by ${height}.`);
    await new Promise(requestAnimationFrame);
    const now = innerWidth === width && innerHeight === height ? layout() : null;
    still = now !== null && now === last ? still + 1 : 0;
    last = now;
  }
}

/** A text that is not seen as a whole. */
export interface CutText {
  readonly text: string;
  /**
   * `outside` of the window, `cut` by a frame, `spilt` over the edge of its own element, `shortened` with an ellipsis, or `torn` into more
   * lines than it has words.
   */
  readonly how: 'outside' | 'cut' | 'spilt' | 'shortened' | 'torn';
  readonly by: string;
}

/** The texts of the page, or of the parts of it that the selector names, that are not seen as a whole in a window of this width. */
export function textsThatDoNotFit(page: Page, selector = 'body'): Promise<readonly CutText[]> {
  return page.evaluate(measureTexts, selector);
}

/** Runs in the page. */
function measureTexts(selector: string): readonly CutText[] {
  const faults: CutText[] = [];
  const nameOf = (element: Element): string =>
    [element.parentElement, element].map((one) => one?.tagName.toLowerCase()).join(' > ');
  const isInline = (element: Element): boolean => /^(?:inline|contents)$/.test(getComputedStyle(element).display);
  const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
    textOverflow === 'ellipsis' || !/^(?:none|)$/.test(webkitLineClamp);
  const judge = (node: Node, own: Element): void => {
    const text = (node.textContent ?? '').trim();
    if (!/[\p{L}\d]/u.test(text)) return; // a decoration
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (boxes.length === 0) return;
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    let found: CutText | null = null;
    let block: Element = own;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    let isClippable = true;
    for (let frame: Element | null = own; frame && frame !== document.documentElement; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const { left: from, right: to, top: head, bottom: foot, width, height } = frame.getBoundingClientRect();
      if (style.clipPath !== 'none' || style.clip !== 'auto' || width <= 1 || height <= 1) return; // for screen readers
      if (!isInline(frame) && isClippable) {
        const isBeside = right > to + 1 || left < from - 1;
        const isBelow = bottom > foot + 2 || top < head - 2;
        if (/hidden|clip/.test(style.overflowX) && (isBeside || (isBelow && /hidden|clip/.test(style.overflowY))))
          found ??= { text, how: isShortened(style) ? 'shortened' : 'cut', by: nameOf(frame) };
        else if (frame === block && isBeside && !/auto|scroll/.test(style.overflowX))
          found ??= { text, how: 'spilt', by: nameOf(frame) };
        if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY))
          return void (found && faults.push(found));
      }
      isClippable = style.position !== 'absolute' && style.position !== 'fixed' && isClippable;
    }
    if (!found && (left < -1 || right > innerWidth + 1)) found = { text, how: 'outside', by: nameOf(own) };
    const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
    if (!found && lines > 2 * text.split(/[\s-]+/).length) found = { text, how: 'torn', by: nameOf(own) };
    if (found) faults.push(found);
  };
  // Off-screen rows are as large as those in sight only if they are laid out.
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(all);
  for (const root of document.querySelectorAll(selector)) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const own = node.parentElement;
      if (!own || (node.textContent ?? '').trim() === '' || own.closest('script, style, svg, option')) continue;
      if (own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) judge(node, own);
    }
  }
  document.adoptedStyleSheets.pop();
  return faults;
}

/** How many of the elements are in the window as a whole, and below no bar that stays in sight. */
export function wholeIn(page: Page, selector: string): Promise<number> {
  return page.evaluate(countWhole, selector);
}

/** Runs in the page. */
function countWhole(selector: string): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && element.checkVisibility();
  });
  return [...document.querySelectorAll(selector)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    return bars.every((bar) => {
      const covered = bar.getBoundingClientRect();
      const isApart = covered.bottom <= top || covered.top >= bottom || covered.right <= left || covered.left >= right;
      return isApart || bar.contains(element);
    });
  }).length;
}

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];
/** As long as a name may be. */
export const LONG_NAME = 'Slow-Braised Short Rib with Winter Roots and Pickled Walnuts';

/**
 * At every width, in light and in dark, nothing is cut off or covered, everything can be pressed, and the look is made of
 * few sizes.
 */
export async function expectToFit(page: Page, selector?: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    await expect
      .poll(async () => ({ width, ...(await layoutFaults(page, selector)) }))
      .toEqual({ width, light: FITS, dark: FITS });
  }
  // Where the narrowest page was scrolled to says nothing of the widest: a bar that stays in sight may lie over anything.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** The layout shift of the page since a time of its own, as Chromium computes it: 0 is none. @param sinceMs left out: since it was opened */
export function layoutShiftOf(page: Page, sinceMs = 0): Promise<number> {
  return page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly {
            readonly value: number;
            readonly startTime: number;
          }[];
          resolve(shifts.reduce((sum, { value, startTime }) => (startTime < since ? sum : sum + value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))); // without a shift there is no entry
      }),
    sinceMs,
  );
}

/** In a window of 1280 by 1024 pixels at 400 per cent, head and foot of the dialog are no bars over what scrolls. */
export async function expectToScrollWhole(page: Page, selector: string): Promise<void> {
  await resize(page, { width: 320, height: 256 });
  await expect.poll(() => page.evaluate(heightsThatScroll, selector)).toEqual([]);
}

/** What scrolls, and is lower than the window without the margins of a dialog. Runs in the page. */
function heightsThatScroll(selector: string): readonly string[] {
  const STRIP = 64;
  return [...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)]
    .filter(
      (part) =>
        part.checkVisibility() &&
        !part.matches('textarea, [role="group"]') &&
        /auto|scroll/.test(getComputedStyle(part).overflowY) &&
        part.scrollHeight > part.clientHeight + 1 &&
        part.clientHeight < innerHeight - STRIP,
    )
    .map((part) => `${part.className}: ${part.clientHeight} of ${innerHeight}`);
}

/** Runs in the page. */
async function measure(selector: string): Promise<Record<'light' | 'dark', LayoutFaults>> {
  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="combobox"], [role^="menuitem"]';
  const LEAST = 44;
  const LEAST_IN_ROWS = 36;
  const TABLET = 768;
  /** A row of a list of the dashboard, or a ticket of the kitchen. */
  const ROWS = '[data-lists] :is(tr, [data-order])';

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const nameOf = (control: Element): string =>
    `${control.tagName.toLowerCase()} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`;

  /** What may be scrolled to: the places of a strip. */
  const scrolls = (element: Element): boolean =>
    element.matches('[data-scrolls]') && /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isCut = (control: Element): boolean => {
    const { left, right } = control.getBoundingClientRect();
    for (let frame = control.parentElement; frame; frame = frame.parentElement) {
      if (scrolls(frame)) return false;
      if (getComputedStyle(frame).overflowX === 'visible' || frame === document.documentElement) continue;
      const edges = frame.getBoundingClientRect();
      if (left < edges.left - 1 || right > edges.right + 1) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };

  /** The box of a pseudo-element that enlarges the place to press; null without one. */
  const pseudoBox = (control: Element, pseudo: '::before' | '::after'): Edges | null => {
    const { content, position, left, top, width, height } = getComputedStyle(control, pseudo);
    if (content === 'none' || position !== 'absolute' || getComputedStyle(control).position === 'static') return null;
    const box = control.getBoundingClientRect();
    const start = {
      x: box.left + control.clientLeft + parseFloat(left),
      y: box.top + control.clientTop + parseFloat(top),
    };
    return { left: start.x, top: start.y, right: start.x + parseFloat(width), bottom: start.y + parseFloat(height) };
  };
  const overlap = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** Where a press reaches the control: its box and its pseudo-elements', as far as no frame clips them. */
  const targetOf = (control: Element): Edges => {
    let target: Edges = control.getBoundingClientRect();
    for (const box of [pseudoBox(control, '::before'), pseudoBox(control, '::after')]) {
      if (box === null) continue;
      target = {
        left: Math.min(target.left, box.left),
        top: Math.min(target.top, box.top),
        right: Math.max(target.right, box.right),
        bottom: Math.max(target.bottom, box.bottom),
      };
    }
    for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(frame).overflow)) target = overlap(target, frame.getBoundingClientRect());
    }
    return target;
  };
  const isInSentence = (control: Element): boolean =>
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    );
  const isSmall = (control: Element): boolean => {
    if (isInSentence(control)) return false;
    const { left, top, right, bottom } = targetOf(control);
    const least = control.closest(ROWS) && !control.closest('[popover]') ? LEAST_IN_ROWS : LEAST;
    return right - left < least - 0.5 || bottom - top < least - 0.5;
  };
  const smallOnes = (controls: readonly Element[]): readonly string[] => {
    // A press on a label, or on the frame of a field, reaches the field.
    const pressed = controls.map((control) => control.closest('label, .MuiInputBase-root') ?? control);
    return [...new Set(pressed)]
      .filter((control) => isShown(control) && isSmall(control))
      .map((control) => {
        const { left, top, right, bottom } = targetOf(control);
        return `${nameOf(control)} ${Math.round(right - left)}x${Math.round(bottom - top)}`;
      });
  };

  /** The signs of the library's toasts: half of their size in pixels, or 100 %. */
  const isCircle = (element: Element): boolean => {
    const { width, height } = getComputedStyle(element);
    const radius = getComputedStyle(element).borderRadius;
    return width === height && (radius === '100%' || parseFloat(radius) * 2 === parseFloat(width));
  };

  /** The controls of whatever stays at an edge of the window (MUI's `appBar`). */
  const controlsOfBars = (): readonly Element[] =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, zIndex } = getComputedStyle(element);
        return /fixed|sticky/.test(position) && zIndex === '1100';
      })
      .flatMap((bar) => [...bar.querySelectorAll(CONTROLS)]);
  /** What stays of the uppermost dialog: its heading, and its controls but those of its content. Null without a dialog. */
  const frameOfDialog = (): readonly Element[] | null => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    return dialog === undefined
      ? null
      : [...dialog.querySelectorAll(`h2, ${CONTROLS}`)].filter((part) => !part.closest('.MuiDialogContent-root'));
  };
  /** With a dialog nobody reaches the bars. */
  const coveredByToasts = (): readonly string[] => {
    const toasts = [...document.querySelectorAll('[data-rht-toaster] > * > *')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    if (toasts.length === 0) return [];
    return (frameOfDialog() ?? controlsOfBars())
      .filter((part) => {
        const covered = part.getBoundingClientRect();
        return toasts.some((toast) => {
          const { left, top, right, bottom } = overlap(toast, covered);
          return left < right && top < bottom;
        });
      })
      .map(nameOf);
  };

  /** What is seen of the content of a cell. */
  const partsOf = (cell: Element): readonly Edges[] =>
    [...cell.querySelectorAll('*')].filter(isShown).map((part) => {
      let seen: Edges = part.getBoundingClientRect();
      for (let frame = part.parentElement; frame && frame !== cell.parentElement; frame = frame.parentElement) {
        if (/hidden|clip/.test(getComputedStyle(frame).overflow)) seen = overlap(seen, frame.getBoundingClientRect());
      }
      return seen;
    });
  const isOver = (one: readonly Edges[], other: readonly Edges[]): boolean =>
    one.some((a) =>
      other.some((b) => {
        const { left, top, right, bottom } = overlap(a, b);
        return right - left > 1 && bottom - top > 1;
      }),
    );
  const cellsOver = (row: Element): readonly string[] => {
    const cells = [...row.querySelectorAll('td[data-label]')].map((cell) => [cell, partsOf(cell)] as const);
    return cells.flatMap(([cell, parts], index) =>
      cells
        .slice(index + 1)
        .filter(([, others]) => isOver(parts, others))
        .map(([other]) => `${cell.textContent} | ${other.textContent}`),
    );
  };

  const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();
  const beyond = (most: number, values: readonly string[]): readonly string[] => (values.length > most ? values : []);

  // Off-screen rows are as large as those in sight only if they are laid out.
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(all);

  const roots = [...document.querySelectorAll(selector)];
  const controls = roots.flatMap((root) => [...root.querySelectorAll(CONTROLS)]);
  const cards = roots.flatMap((root) => [...root.querySelectorAll('tr[data-order]')]);
  const faultsOf = (scheme: string): LayoutFaults => {
    document.documentElement.setAttribute('data-color-scheme', scheme);
    const everything = roots.flatMap((root) => [...root.querySelectorAll('*')]).filter(isShown);
    const texts = everything.filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
      ),
    );
    const radii = everything
      .filter((element) => !isCircle(element))
      .flatMap((element) => getComputedStyle(element).borderRadius.split(/[ /]+/))
      .filter((radius) => radius !== '0px' && radius !== '50%');
    return {
      overhang: document.documentElement.scrollWidth - innerWidth,
      cut: controls.filter((control) => isShown(control) && isCut(control)).map(nameOf),
      small: smallOnes(controls),
      covered: coveredByToasts(),
      over: scheme === 'light' && innerWidth < TABLET ? cards.flatMap(cellsOver) : [],
      sizes: beyond(12, unique(texts.map((element) => getComputedStyle(element).fontSize))),
      radii: beyond(4, unique(radii)),
    };
  };

  /** The buttons of folded menus, one of many rows. */
  const folded = controls.filter((control) =>
    control.matches('[popovertarget], [aria-controls][aria-expanded="false"]'),
  );
  const menus = [folded.find((button) => button.closest('tr')), ...folded.filter((button) => !button.closest('tr'))];
  const faultsOfMenus: string[] = [];
  for (const button of menus) {
    if (!(button instanceof HTMLElement) || !isShown(button)) continue;
    const menu = document.getElementById(
      button.getAttribute('popovertarget') ?? button.getAttribute('aria-controls') ?? '',
    );
    if (menu === null) continue;
    // A press on the button of a menu that is open would close it, and that of one that has closed itself open it for good.
    const isOpen = (): boolean => menu.matches(':popover-open') || button.getAttribute('aria-expanded') === 'true';
    if (!isOpen()) button.click();
    // oxlint-disable-next-line no-await-in-loop -- one menu is open at a time
    await new Promise(requestAnimationFrame);
    const inMenu = [...menu.querySelectorAll(CONTROLS)].filter(isShown);
    if (inMenu.length === 0) faultsOfMenus.push(`${nameOf(button)}: opens nothing`);
    faultsOfMenus.push(...inMenu.filter(isCut).map((control) => `cut: ${nameOf(control)}`), ...smallOnes(inMenu));
    if (isOpen()) button.click();
    // oxlint-disable-next-line no-await-in-loop -- until it is closed
    await new Promise(requestAnimationFrame);
  }

  const shown = document.documentElement.getAttribute('data-color-scheme') ?? 'light';
  const dark = faultsOf('dark');
  const light = faultsOf('light');
  document.documentElement.setAttribute('data-color-scheme', shown);
  document.adoptedStyleSheets.pop();
  return { light: { ...light, small: [...light.small, ...faultsOfMenus] }, dark };
}
