import type { ChoicesDto } from '@foodhouse/domain';
import { useMemo, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { loadManageable, type Manageable } from '../choices/manage-choices.ts';

/** The choices of a food as they were first, with all groups as they are now. */
export function useManageable(foodId: string): {
  readonly manageable: Manageable | null;
  readonly first: ChoicesDto | null;
  readonly isStale: boolean;
  readonly failure: FailureReason | null;
  readonly load: () => void;
} {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadManageable(foodId) }), [foodId, round]);
  const loaded = useRequest(request.ask);
  const [known, setKnown] = useState<readonly [first: Manageable, last: Manageable] | null>(null);
  if (loaded.status === 'ready' && loaded.value !== known?.[1]) setKnown([known?.[0] ?? loaded.value, loaded.value]);
  return {
    manageable: known?.[1] ?? null,
    first: known?.[0].choices ?? null,
    isStale: loaded.status === 'failed',
    failure: known === null && loaded.status === 'failed' ? loaded.reason : null,
    load: () => {
      setRound((count) => count + 1);
    },
  };
}
