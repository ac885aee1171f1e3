import { useState } from 'react';
import { useSayLive } from '../../../data/live-wanted.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';

/**
 * Whether this page listens to the database: once somebody is signed in, or shows an intent. Every food that a listener
 * hears of is paid for; visitors who only look ask our API instead (decision 034).
 */
export function useIsLiveWanted(hasIntent: boolean): boolean {
  const isHydrated = useIsHydrated();
  const isSignedIn = useSession().status === 'signed-in';
  const [wasWanted, setWasWanted] = useState(false);
  const isWanted = isHydrated && (wasWanted || isSignedIn || hasIntent);
  if (isWanted !== wasWanted) setWasWanted(isWanted);
  useSayLive(isWanted);
  return isWanted;
}
