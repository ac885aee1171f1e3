import { unbounded, type UsageLine } from '../functions/src/testing/usage.ts';
import { HOST, PORTS, PROJECT_ID } from '../local/suite.ts';
import type { Tally } from './steps.ts';

/**
 * After the journeys: no query that a page sent reads more the older the house is. The local Firestore has counted all
 * of them.
 */
export async function checkPageQueries(): Promise<Tally> {
  const answer = await fetch(`http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${PROJECT_ID}:usage`);
  return judgePageQueries(((await answer.json()) as { readonly lines: readonly UsageLine[] }).lines);
}

export function judgePageQueries(lines: readonly UsageLine[]): Tally {
  const ofPages = lines.filter(({ by }) => by === 'client');
  const growing = unbounded(ofPages);
  const isFine = ofPages.length > 0 && growing.length === 0;
  const found = ofPages.length === 0 ? 'no page asked anything' : growing.join('; ');
  console.log(
    isFine
      ? `ok     of ${ofPages.length} kinds of queries of pages none grows with the age of the house`
      : `FAILED queries of pages that grow with the age of the house: ${found}`,
  );
  return { passed: Number(isFine), failed: Number(!isFine) };
}
