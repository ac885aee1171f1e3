import { whenFirstListIsPainted } from '../../../first-list/take-first-list.ts';

/** Fetches what the staff's pages need once they are there: counts, warnings, beats. */
export async function loadStaff(): Promise<typeof import('./staff.ts')> {
  await whenFirstListIsPainted();
  return import('./staff.ts');
}
