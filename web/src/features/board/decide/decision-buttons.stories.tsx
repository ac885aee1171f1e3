import { anOrder } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import type { Decided } from './use-decisions.ts';

export const stories: Stories = {
  'to decide': <Buttons decided={null} />,
  'while the list is not live': <Buttons decided={null} isLive={false} />,
  'can be taken back': <Buttons decided={{ to: 'approved', stage: 'waiting' }} />,
  'is being sent': <Buttons decided={{ to: 'approved', stage: 'sent' }} />,
};

function Buttons({
  decided,
  isLive = true,
}: {
  readonly decided: Decided | null;
  readonly isLive?: boolean;
}): React.JSX.Element {
  const decisions = {
    of: () => decided,
    undoMs: () => 0,
    decide: nothing,
    undo: nothing,
    unsentReason: () => '',
    subscribe: () => nothing,
  };
  return <DecisionButtons order={anOrder()} decisions={decisions} isLive={isLive} />;
}
