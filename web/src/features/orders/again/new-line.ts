import type { AllergenStatement, AskedLine, Currency, Minor } from '@foodhouse/domain';

/** What is put into the basket: a food with what was shown of it, which is readable before the server has answered, and offline. */
export interface NewLine extends AskedLine {
  /** In words, of both halves: `Half Margherita, half Funghi`. */
  readonly name: string;
  readonly image: string;
  /** Its size and options in words; empty where nothing was chosen. */
  readonly chosen: string;
  /** The price of one portion that the person saw, with size and options. */
  readonly eachMinor: Minor;
  readonly currency: Currency;
  /** What was declared of it when it was chosen; null where nothing was; left out where that is not known. */
  readonly allergens?: AllergenStatement | null;
}
