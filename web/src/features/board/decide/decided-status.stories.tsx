import { anOrder } from '@foodhouse/domain/testing';
import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { DecidedStatus } from './decided-status.tsx';
import type { Decided } from './use-decisions.ts';

export const stories: Stories = {
  'not decided': <Status decided={null} />,
  ...each(['waiting', 'sent', 'done'], (stage) => <Status decided={{ to: 'approved', stage }} />),
};

function Status({ decided }: { readonly decided: Decided | null }): React.JSX.Element {
  return <DecidedStatus order={anOrder()} decisions={{ of: () => decided, subscribe: () => nothing }} />;
}
