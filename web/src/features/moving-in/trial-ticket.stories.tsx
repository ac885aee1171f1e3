import { defaultLine } from '@foodhouse/domain';
import { nothing, type Stories } from '../../dev/stories.tsx';
import { FOODS, heldFood } from './testing.ts';
import { TrialTicket } from './trial-ticket.tsx';

const { food, choices } = heldFood('Margherita');

export const stories: Stories = {
  'nothing is on it': <TrialTicket foods={FOODS} asked={[]} onClear={nothing} />,
  'a pizza': (
    <TrialTicket
      foods={FOODS}
      asked={[{ ...defaultLine(food.id, choices), note: 'Well done, please' }]}
      onClear={nothing}
    />
  ),
};
