import { MAX_QUANTITY, MOST, type MovingNote, type MovingTrouble } from '@foodhouse/domain';
import * as texts from './texts.ts';

const WORDS: Readonly<Record<MovingTrouble, (came: string, expected: string) => string>> = {
  'not-a-table': texts.noMenu,
  'too-many-lines': (came) => texts.tooManyLines({ came, most: MOST.tableLines }),
  'too-many-foods': (came) => texts.tooManyFoods({ came, most: MOST.foodsMoved }),
  'unknown-column': (came) => texts.unknownColumn({ came }),
  'not-a-menu': texts.noMenu,
  'other-currency': (came) => texts.otherCurrency({ came }),
  'two-currencies': (came) => texts.twoCurrencies({ came }),
  'too-many-categories': (came) => texts.tooManyCategories({ came, most: MOST.categories }),
  'several-categories': texts.severalCategories,
  'no-name': texts.noName,
  'same-id': (came) => texts.sameId({ came }),
  'no-price': (came) => (came === '' ? texts.priceMissing() : texts.noPrice({ came })),
  'unclear-price': (came) => texts.unclearPrice({ came }),
  'long-name': texts.longName,
  'not-active': texts.notActive,
  'at-times': texts.atTimes,
  'order-types': (came) => texts.orderTypes({ came }),
  'unknown-tag': (came) => texts.unknownTag({ came }),
  'unknown-allergen': (came) => texts.unknownAllergen({ came }),
  'unclear-hidden': (came) => texts.unclearHidden({ came }),
  'no-portions': (came) => texts.noPortions({ came, most: MAX_QUANTITY }),
  'other-portions': (came) => texts.otherPortions({ came }),
  'unknown-tax': (came, expected) => texts.unknownTax({ came, expected }),
  'other-tax': (came) => texts.otherTax({ came }),
  'house-without-tax': (came) => texts.houseWithoutTax({ came }),
  'unclear-picture': (came) => texts.unclearPicture({ came }),
  'too-many-options': (came) => texts.tooManyOptions({ came, most: MOST.options }),
  'too-many-groups': (came) => texts.tooManyGroups({ came }),
  'more-than-there-are': (came) => texts.moreThanThereAre({ came }),
  'unknown-group': (came) => texts.unknownGroup({ came }),
  'unused-group': (came) => texts.unusedGroup({ came }),
  'empty-group': texts.emptyGroup,
};

/** What was not taken as it stands, why, and what is done instead. */
export function noteText({ trouble, came, expected = '' }: MovingNote): string {
  return WORDS[trouble](came, expected);
}
