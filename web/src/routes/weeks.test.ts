import { DEFAULT_LOCALE, LOCALES } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { WEEK } from '../ui/week.ts';

// English begins its weeks as the house always did, whatever the Americans do (decision 087).
const OTHERS = Object.keys(LOCALES).filter((code) => code !== DEFAULT_LOCALE);

it.each(OTHERS)('a week begins in %s as web/src/ui/week.ts and formatServedAt have it', (code) => {
  const locale = new Intl.Locale(code) as Intl.Locale & { getWeekInfo: () => { readonly firstDay: number } };
  expect(locale.getWeekInfo().firstDay % 7).toBe(WEEK[0]);
});
