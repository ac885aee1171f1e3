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

/** How many gaps in brackets a text has. */
export function gapsIn(text: string): number {
  return text.match(/\[[^[\]\n]+\]/g)?.length ?? 0;
}
