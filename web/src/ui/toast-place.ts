import { useSyncExternalStore } from 'react';
import { IS_RTL } from '../lib/direction.ts';

/** A toast of three lines, as a long name makes it on the narrowest phone, with the room around it. */
const TOAST_PX = 90;
const GAP_PX = 8;
const VARIABLE = '--toast-top';
/** Below the bar at the top of every page. */
export const PAGE_TOP = 'var(--bar-height, 68px) + 8px';
/** The pixels of it, where that bar is the highest. */
const PAGE_TOP_PX = 76;
/** News at the foot, with the room around them. */
export const NEWS_PX = 64;
export const IN_DIALOG = 'data-in-dialog';

/** The contents of the dialogs that are open, the uppermost last. */
const opened: HTMLElement[] = [];
const uncovered = new Set<HTMLElement>();
/** What stays in sight below the bar at the top. */
const bars = new Set<HTMLElement>();
/** What holds the toasts; null before there are any. */
let toasts: HTMLElement | null = null;

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
  move();
  tell();
  return () => {
    observer.disconnect();
    opened.splice(opened.indexOf(content), 1);
    move();
    tell();
    place();
  };
}

/**
 * Keeps toasts off a part of a dialog's content: where they stand over that, it is at its lower end.
 * @returns ends it
 */
export function keepUncovered(part: HTMLElement): () => void {
  uncovered.add(part);
  place();
  return () => {
    uncovered.delete(part);
    place();
  };
}

/**
 * Keeps toasts off a bar that stays in sight below that of the page: they stand below it, while it is at the top of the window.
 * @returns ends it
 */
export function keepToastsBelow(bar: HTMLElement): () => void {
  const observer = new ResizeObserver(place);
  observer.observe(bar);
  if (bars.size === 0) addEventListener('scroll', place, { passive: true });
  bars.add(bar);
  place();
  return () => {
    observer.disconnect();
    bars.delete(bar);
    if (bars.size === 0) removeEventListener('scroll', place);
    place();
  };
}

/**
 * What the uppermost dialog lets the keys go to: news that come meanwhile stand in it, or nobody would reach their buttons. Null
 * while no dialog is open.
 */
export function useOpenDialog(): HTMLElement | null {
  return useSyncExternalStore(follow, openFrame, none);
}

/** Gives news in a dialog a place, from when they are there. */
export function placeNews(news: HTMLElement | null): (() => void) | undefined {
  if (!news) return undefined;
  place();
  return place;
}

const followers = new Set<() => void>();
const none = (): null => null;

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function tell(): void {
  for (const follower of followers) follower();
}

function openFrame(): HTMLElement | null {
  const content = opened.at(-1);
  return (content && paperOf(content)?.parentElement) ?? null;
}

/**
 * Puts what holds the toasts beside the page, or into the uppermost dialog: so a link or a button of a toast is reached by the
 * keys there, which an open dialog lets go nowhere else. It is moved, and nothing in it is rendered again.
 * @returns ends it
 */
export function keepToastsInReach(holder: HTMLElement): () => void {
  toasts = holder;
  move();
  place();
  return () => {
    toasts = null;
    holder.remove();
  };
}

function move(): void {
  const parent = openFrame() ?? document.body;
  if (toasts && toasts.parentElement !== parent) parent.append(toasts);
}

/** Said only to what stands by it: a variable of the whole document has every element of the page styled again. */
function place(): void {
  const content = opened.at(-1);
  if (content === undefined) {
    placeBelowBars();
    return;
  }
  // By offsets: where it will be, while it still rises or slides in.
  const above = paperOf(content)?.offsetTop ?? 0;
  const top = above >= TOAST_PX ? GAP_PX : above + content.offsetTop + overContent(content);
  toasts?.style.setProperty(VARIABLE, `max(${top}px, env(safe-area-inset-top))`);
  const places = newsPlaces(content);
  const style = openFrame()?.style;
  for (const [at, name] of NEWS_VARIABLES.entries())
    if (places.length > 0) style?.setProperty(name, `${places[at] ?? 0}px`);
    else style?.removeProperty(name);
}

/** Said anew only where it is another place: it is asked for with every pixel that a page is scrolled. */
function placeBelowBars(): void {
  const bottoms = [...bars].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    return height > 0 && top < PAGE_TOP_PX + TOAST_PX ? bottom : 0;
  });
  const edge = Math.ceil(Math.max(0, ...bottoms));
  const top = edge > 0 ? `max(${PAGE_TOP}, ${edge + GAP_PX}px)` : '';
  if (toasts?.style.getPropertyValue(VARIABLE) === top) return;
  if (top === '') toasts?.style.removeProperty(VARIABLE);
  else toasts?.style.setProperty(VARIABLE, top);
}

/** How far above the window's foot, and from its sides, news stand in a dialog, and how much of the dialog's content is theirs. */
const NEWS_VARIABLES = ['--news-bottom', '--news-start', '--news-end', '--news-room'] as const;

/** At the foot of the window, below the dialog; where it leaves no room there above it; else between its content and its buttons. */
function newsPlaces(content: HTMLElement): readonly number[] {
  const paper = paperOf(content);
  const frame = paper?.parentElement;
  const height = NEWS_PX * (frame?.querySelectorAll(`[${IN_DIALOG}]`).length ?? 0);
  if (!paper || !frame || height === 0) return [];
  const below = frame.clientHeight - paper.offsetTop - paper.offsetHeight;
  if (below >= height + GAP_PX) return [GAP_PX];
  if (paper.offsetTop >= height + GAP_PX) return [frame.clientHeight - paper.offsetTop + GAP_PX];
  const bottom = frame.clientHeight - paper.offsetTop - content.offsetTop - content.offsetHeight;
  const left = paper.offsetLeft;
  const right = frame.clientWidth - left - paper.offsetWidth;
  return [Math.max(GAP_PX, bottom + GAP_PX), ...(IS_RTL ? [right, left] : [left, right]), height];
}

/** Pixels below the upper end of the content. */
function overContent(content: HTMLElement): number {
  const parts = [...uncovered].filter((part) => content.contains(part));
  if (parts.length === 0) return GAP_PX;
  const edge = content.getBoundingClientRect().top - content.scrollTop;
  const below = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - edge)) + GAP_PX;
  return Math.max(below, content.clientHeight - TOAST_PX);
}

function paperOf(content: HTMLElement): HTMLElement | null {
  return content.closest('[role="dialog"]');
}
