import { SPECIFIED_HOME, type HomePage } from '@foodhouse/domain';
import type { HouseFace } from '../lib/house-memory.ts';

/**
 * Makes the home page in the document that of a house, as React renders it: its texts, its sections and what it promises, in their
 * order; of a house that says its name no more, but whose site was built with one, the page of the specification. What the HTML lacks
 * comes with React. What is in sight keeps its room.
 * @returns the house with what stands in the document now
 */
export function sayHome(face: HouseFace | null): HouseFace | null {
  if (import.meta.env.VITE_HOUSE && face === null) writeHome(SPECIFIED_HOME); // as the build reads it, that of no house lacks this
  return face?.home ? { ...face, home: writeHome(face.home) } : face;
}

function writeHome(home: HomePage): HomePage {
  const { headline, introduction } = home;
  const sections = home.sections.filter(({ name }) => partOf(name));
  const features = home.features.filter(partOf);
  const names: readonly string[] = [...sections.map(({ name }) => name), ...features];
  const [title, text] = elements('[data-own]');
  for (const kept of [title, text, partOf('features')]) if (kept) keepRoom(kept);
  if (title) title.textContent = headline;
  if (text) text.textContent = introduction;
  for (const part of elements('[data-part]')) if (!names.includes(part.dataset['part'] ?? '')) part.remove();
  for (const { name, title } of sections) {
    const heading = document.getElementById(name);
    if (heading) heading.textContent = title;
  }
  for (const name of names) {
    const part = partOf(name);
    part?.parentElement?.append(part); // after those before it
  }
  return { headline, introduction, sections, features };
}

/** Until the window is another one. */
function keepRoom({ style, offsetHeight }: HTMLElement): void {
  style.minHeight = `${offsetHeight}px`;
  const width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth !== width) style.minHeight = '';
  });
}

function partOf(name: string): HTMLElement | undefined {
  return elements(`[data-part=${name}]`)[0];
}

function elements(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
