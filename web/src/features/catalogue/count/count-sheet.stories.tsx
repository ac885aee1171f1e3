import type { Category, Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { CountSheet } from './count-sheet.tsx';
import type { CountDraft } from './use-count-draft.ts';

const refuse = async () => ({ status: 'refused', sentence: 'There are 6 now.', left: 6 }) as const;
const FOODS: readonly Food[] = [
  aFood({ id: 'pho', name: 'Pho', quantity: 8, categoryId: 'mains' }),
  aFood({ id: 'curry', name: 'Slow-cooked chicken curry with steamed rice and coriander', quantity: 1200 }),
  aFood({ id: 'cake', name: 'Buttermilk cheesecake', quantity: 0, putAside: 4, categoryId: 'sweet' }),
];

const CATEGORIES = [
  { id: 'mains', name: 'Mains' },
  { id: 'sweet', name: 'Sweet things' },
];

function sheet(draft: CountDraft, categories: readonly Category[] = []): React.JSX.Element {
  return (
    <CountSheet
      foods={FOODS}
      categories={categories}
      drafts={{ draft, type: nothing, question: nothing, confirm: nothing, drop: nothing }}
      onCount={refuse}
    />
  );
}

export const stories: Stories = {
  'nothing typed': sheet({}),
  'by category': sheet({}, CATEGORIES),
  'one typed, one wrong, one changed meanwhile': sheet({
    pho: { text: '8', seen: 8 },
    curry: { text: 'many', seen: 1200 },
    cake: { text: '5', seen: 6 },
  }),
  'one refused, to be confirmed': sheet({
    pho: { text: '8', seen: 10, found: 8 },
  }),
};
