import type { HouseFace } from '../lib/house-memory.ts';

/**
 * Makes the home page in the document that of a house, as React renders it: its texts, its sections and what it promises, in their
 * order. What the HTML lacks comes with React. What is in sight keeps its room.
 * @returns the house with what stands in the document now
 */
export function sayHome(face: HouseFace): HouseFace {
  if (!face.home) return face;
  const { headline, introduction } = face.home;
  const sections = face.home.sections.filter(({ name }) => partOf(name));
  const features = face.home.features.filter(partOf);
  const names: readonly string[] = [...sections.map(({ name }) => name), ...features];
  const [title, text] = elements('[data-own]');
  for (const kept of [title, text, partOf('features')]) if (kept) kept.style.minHeight = `${kept.offsetHeight}px`;
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
  return { ...face, home: { headline, introduction, sections, features } };
}

function partOf(name: string): HTMLElement | undefined {
  return elements(`[data-part=${name}]`)[0];
}

function elements(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
