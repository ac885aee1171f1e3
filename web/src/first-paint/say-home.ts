import type { HomePage } from '@foodhouse/domain';
import type { HouseFace } from '../lib/house-memory.ts';

/**
 * Makes the home page in the document that of a house, as React renders it: its texts, its sections and what it promises, in their
 * order. What the HTML lacks comes with React.
 * @returns the house with what stands in the document now
 */
export function sayHome(face: HouseFace): HouseFace {
  if (!face.home) return face;
  const { headline, introduction, ...lists } = face.home;
  for (const [index, place] of document.querySelectorAll<HTMLElement>('[data-own]').entries()) {
    hold(place);
    place.textContent = index === 0 ? headline : introduction;
  }
  const parts = new Map<string | undefined, HTMLElement>();
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) parts.set(part.dataset['part'], part);
  const isThere = (name: string): boolean => parts.has(name);
  const sections = lists.sections.filter(({ name }) => isThere(name));
  const features = lists.features.filter(isThere);
  const names: readonly (string | undefined)[] = [...sections.map(({ name }) => name), ...features];
  if (features.length < 3) hold(parts.get('features'));
  for (const [name, part] of parts) if (!names.includes(name)) part.remove();
  // Each goes to the end of its siblings, one after the other.
  for (const name of names) parts.get(name)?.parentElement?.append(parts.get(name) ?? '');
  for (const { name, title } of sections) {
    const heading = document.getElementById(name);
    if (heading) heading.textContent = title;
  }
  return { ...face, home: { headline, introduction, sections, features } };
}

/** What is below stays where it is: the guest is looking at it. */
function hold(element: HTMLElement | undefined): void {
  if (element) element.style.minHeight = `${element.offsetHeight}px`;
}
