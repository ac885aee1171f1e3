import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { HalfField } from './half-field.tsx';
import type { Half } from './use-half.ts';

const OWN = aFood({ id: 'margherita', name: 'Margherita', priceMinor: 700 });
const FUNGHI = aFood({ id: 'funghi', name: 'Funghi', priceMinor: 850, allergens: ['gluten', 'milk'] });
const OTHERS = [FUNGHI, aFood({ id: 'bianca', name: 'Bianca', priceMinor: 600 })];
const WHOLE: Half = {
  others: { status: 'ready', value: OTHERS },
  chosenId: null,
  second: null,
  judged: null,
  sizes: null,
  state: 'ready',
  choose: nothing,
  again: nothing,
};
const HALVED: Half = { ...WHOLE, chosenId: 'funghi', second: FUNGHI };

export const stories: Stories = {
  'a whole food': <HalfField half={WHOLE} own={OWN} />,
  'two halves': <HalfField half={HALVED} own={OWN} />,
  'whose size is on its way': <HalfField half={{ ...HALVED, state: 'loading' }} own={OWN} />,
  'not at this size': <HalfField half={{ ...HALVED, state: 'not-at-size' }} own={OWN} />,
  'a half that is gone': <HalfField half={{ ...WHOLE, chosenId: 'gone', state: 'gone' }} own={OWN} />,
  'whose size did not come': <HalfField half={{ ...HALVED, state: 'failed' }} own={OWN} />,
  'foods that did not come': (
    <HalfField half={{ ...WHOLE, others: { status: 'failed', reason: 'offline' } }} own={OWN} />
  ),
};
