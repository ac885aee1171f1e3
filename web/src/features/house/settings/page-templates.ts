import type { HouseDto, HousePage } from '@foodhouse/domain';
import * as texts from './texts.ts';

const TEMPLATES: Readonly<
  Record<HousePage, (house: { readonly name: string; readonly address: string; readonly phone: string }) => string>
> = {
  imprint: texts.imprintTemplate,
  privacy: texts.privacyTemplate,
  terms: texts.termsTemplate,
};

/** What a page may begin with. What the house has not said of itself, and what only the house knows, is a gap in brackets. */
export function templateOf(page: HousePage, about: HouseDto['about']): string {
  return TEMPLATES[page]({
    name: about?.name || texts.gapOfName(),
    address: about?.address || texts.gapOfAddress(),
    phone: about?.phone || texts.gapOfPhone(),
  });
}

const GAP = /\[[^[\]\n]+\]/g;

/** The gaps in brackets of a text, with their words and where they begin. */
export function gapsIn(text: string): readonly { readonly words: string; readonly at: number }[] {
  return [...text.matchAll(GAP)].map(({ 0: gap, index }) => ({ words: gap.slice(1, -1), at: index }));
}
