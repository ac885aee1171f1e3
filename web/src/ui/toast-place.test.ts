import { onTestFinished, expect, it } from 'vitest';
import {
  IN_DIALOG,
  keepToastsBelow,
  keepToastsClear,
  keepToastsInReach,
  keepUncovered,
  placeNews,
} from './toast-place.ts';

/** The content of a sheet that ends its heading at 100 pixels, is so high, and has a part that ends at 60 of it. */
function aSheet(contentHeight: number): { readonly content: HTMLElement; readonly part: HTMLElement } {
  const [frame, paper, content, part] = [0, 1, 2, 3].map(() => document.createElement('div'));
  if (!frame || !paper || !content || !part) throw new Error('no elements');
  paper.setAttribute('role', 'dialog');
  content.append(part);
  paper.append(content);
  frame.append(paper);
  document.body.append(frame);
  Object.defineProperties(paper, { offsetTop: { value: 32, configurable: true } });
  Object.defineProperties(content, { offsetTop: { value: 68 }, clientHeight: { value: contentHeight } });
  content.getBoundingClientRect = () => new DOMRect(0, 500, 390, contentHeight); // while it still rises
  part.getBoundingClientRect = () => new DOMRect(0, 520, 390, 40);
  onTestFinished(() => {
    frame.remove();
  });
  return { content, part };
}

it.each([
  ['at the lower end of the content', 500, 100 + 500 - 90],
  ['below it, where the content is short', 120, 100 + 60 + 8],
])('a toast over a sheet that must not cover a part is %s', (_where, height, top) => {
  const { content, part } = aSheet(height);
  const toasts = document.createElement('div');
  const topOf = (): string => toasts.style.getPropertyValue('--toast-top');
  onTestFinished(keepToastsInReach(toasts));
  const close = keepToastsClear(content);
  const end = keepUncovered(part);
  expect(topOf()).toBe(`max(${top}px, env(safe-area-inset-top))`);
  end();
  expect(topOf()).toBe('max(108px, env(safe-area-inset-top))');
  close();
  expect(topOf()).toBe('');
});

it.each([
  ['at the foot of the window, below a dialog', { top: 200, height: 400 }, [8, 0, 0, 0]],
  ['above a sheet', { top: 400, height: 444 }, [844 - 400 + 8, 0, 0, 0]],
  ['between the content and the buttons of a long one', { top: 32, height: 812 }, [844 - 32 - 568 + 8, 20, 20, 64]],
])('news in a dialog are %s', (_where, { top, height }, places) => {
  const { content } = aSheet(500);
  const paper = content.parentElement;
  const frame = paper?.parentElement;
  if (!paper || !frame) throw new Error('no sheet');
  Object.defineProperties(frame, { clientHeight: { value: 844 }, clientWidth: { value: 390 } });
  Object.defineProperties(content, { offsetHeight: { value: 500 } });
  Object.defineProperties(paper, {
    offsetTop: { value: top },
    offsetHeight: { value: height },
    offsetLeft: { value: 20 },
    offsetWidth: { value: 350 },
  });
  const news = document.createElement('div');
  news.setAttribute(IN_DIALOG, '');
  frame.append(news);
  const end = keepToastsClear(content);
  placeNews(news);
  const said = (): readonly string[] =>
    ['bottom', 'start', 'end', 'room'].map((name) => frame.style.getPropertyValue(`--news-${name}`));
  expect(said()).toEqual(places.map((pixels) => `${pixels}px`));
  news.remove();
  placeNews(news);
  expect(said()).toEqual(['', '', '', '']);
  expect(document.documentElement.style).toHaveLength(0); // which would have the whole page styled again
  end();
});

it('a toast is below a bar that stays in sight, while that is at the top of the window, and no dialog is open', () => {
  const { content } = aSheet(500);
  const toasts = document.createElement('div');
  const topOf = (): string => toasts.style.getPropertyValue('--toast-top');
  const bar = document.createElement('section');
  const scrollTo = (top: number, height: number): void => {
    bar.getBoundingClientRect = () => new DOMRect(0, top, 320, height);
    dispatchEvent(new Event('scroll'));
  };
  onTestFinished(keepToastsInReach(toasts));
  const end = keepToastsBelow(bar);
  scrollTo(400, 56); // far below
  expect(topOf()).toBe('');
  scrollTo(52, 88.4);
  expect(topOf()).toBe('max(var(--bar-height, 68px) + 8px, 149px)');
  const close = keepToastsClear(content);
  scrollTo(52, 88.4);
  expect(topOf()).toBe('max(108px, env(safe-area-inset-top))');
  close();
  expect(topOf()).toBe('max(var(--bar-height, 68px) + 8px, 149px)');
  scrollTo(-100, 88); // of several, which scroll away
  expect(topOf()).toBe('');
  scrollTo(52, 0); // without anything in it
  expect(topOf()).toBe('');
  scrollTo(52, 88);
  end();
  expect(topOf()).toBe('');
});
