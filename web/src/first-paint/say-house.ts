import { showColors } from '../lib/house-colors.ts';
import { documentFace, nameOf, rememberSaid, showHouse, type HouseFace } from '../lib/house-memory.ts';
import { signHtml, signOf } from '../lib/house-sign.ts';
import * as site from '../texts.ts';

// The first scripts write the name of the house into the HTML, which may say another (decision 078). Until then
// public/color-scheme.js has hidden that one, where this browser remembers another or no house at all.

/**
 * Takes the site's samples out, and writes the name wherever the document says one, but in its metadata, of which search
 * engines and shared links read what the build wrote.
 */
export function sayHouse(face: HouseFace | null): void {
  const name = nameOf(face);
  for (const place of document.querySelectorAll('[data-house-name]')) {
    place.textContent = name;
    place.closest('a')?.setAttribute('aria-label', site.homeLink({ name }));
  }
  const sign = signOf(face);
  for (const place of document.querySelectorAll('[data-house-sign]'))
    if ((place.getAttribute('src') ?? place.getAttribute('data-house-sign')) !== sign) place.outerHTML = signHtml(sign);
  const before = endOfTitle(nameOf(documentFace()));
  if (document.title.endsWith(before)) document.title = document.title.slice(0, -before.length) + endOfTitle(name);
  rememberSaid(face);
  const css = face ? face.css : '';
  if (css !== undefined) showColors(css);
  dropSamples();
  showHouse();
}

/** Takes the site's samples out of a document that says the name of a house, as React renders it. */
export function dropSamples(): void {
  if (documentFace() !== null) for (const sample of document.querySelectorAll('[data-sample]')) sample.remove();
}

function endOfTitle(name: string): string {
  return site.pageTitle({ title: '', site: name });
}
