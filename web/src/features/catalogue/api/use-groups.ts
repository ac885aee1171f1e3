import type { ListedGroupDto } from '@foodhouse/domain';
import { useMemo, useState } from 'react';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export interface Groups {
  /** Null before the first answer. */
  readonly known: readonly ListedGroupDto[] | null;
  /** Why the last question has no answer; what is known may be older. */
  readonly failure: FailureReason | null;
  readonly load: () => void;
}

/** Every group of options of the house. @param isWanted whether to ask for them */
export function useGroups(isWanted: boolean): Groups {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => (isWanted ? askGroups() : NONE) }), [round, isWanted]);
  const loaded = useRequest(request.ask);
  const [last, setLast] = useState<readonly ListedGroupDto[] | null>(null);
  if (isWanted && loaded.status === 'ready' && loaded.value !== null && loaded.value !== last) setLast(loaded.value);
  return {
    known: last,
    failure: loaded.status === 'failed' ? loaded.reason : null,
    load: () => {
      setRound((count) => count + 1);
    },
  };
}

const NONE = Promise.resolve<ApiAnswer<null>>({ ok: true, value: null });

function askGroups(): Promise<ApiAnswer<readonly ListedGroupDto[] | null>> {
  return callAsUser('/choicegroups', {});
}
