import { canDecide, worksInKitchen, type Role } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { OpenCounts } from './staff.ts';
import { useHeardChanges } from '../../orders/changes/heard-changes.ts';
import { loadStaff } from './load-staff.ts';

/** The page's own list comes first. */
const LEAD_MS = 2000;
const EVERY_MS = 60_000;
const PAUSE_MS = 5000;

/**
 * The numbers of open orders, counted every minute and after a change that this page heard of. The server counts, and
 * bills one read per thousand orders; a listener on every page would bill one for every change.
 * @returns null while unknown, and for customers
 */
export function useOpenCounts(role: Role | null): OpenCounts | null {
  const tick = useTicks();
  const heard = useHeardChanges();
  const revision = tick > 0 && role !== null && worksInKitchen(role) ? `${tick} ${heard}` : null;
  const load = async (): Promise<OpenCounts> => (await loadStaff()).countOpen(role !== null && canDecide(role));
  return useRefreshed(`open orders of ${role}`, revision, PAUSE_MS, load);
}

/** Counts up every minute while the page is in view; 0 at first. */
function useTicks(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const tick = (): void => {
      if (!document.hidden) setTicks((before) => before + 1);
    };
    const first = setTimeout(tick, LEAD_MS);
    const timer = setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return ticks;
}
