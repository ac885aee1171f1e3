import { IS_RTL } from './direction.ts';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** What is written the other way than what this build says: letters, or the plus sign of a phone's number. */
const OTHER_WAY = IS_RTL ? new RegExp(`(?!${RIGHT_TO_LEFT.source})[\\p{L}+]`, 'u') : RIGHT_TO_LEFT;

/**
 * A name of people's within a sentence of ours that is no markup, such as a toast or a title: one that is written the other way
 * would else move the words and figures beside it. Every other name stays as it is.
 */
export function isolated(name: string): string {
  return OTHER_WAY.test(name) ? `\u2068${name}\u2069` : name;
}
