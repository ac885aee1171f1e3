import type { Send } from '../operator.ts';
import { CONTROL_CHECKS } from './control-checks.ts';
import { DATABASE_CHECKS } from './database-checks.ts';
import { findingOf, type Finding, type Wanted } from './finding.ts';
import { FUNCTION_CHECKS } from './function-checks.ts';
import { SITE_CHECKS } from './site-checks.ts';
import { WATCH_CHECKS } from './watch-checks.ts';

// What a Firebase project needs to run Foodhouse, and how to add each. docs/deploy.md has the same list for an empty
// project.

/** Runs all checks in the order of the set-up. A question that fails is a finding of its own. */
export async function examineProject(send: Send, wanted: Wanted): Promise<readonly Finding[]> {
  const checks = [...CONTROL_CHECKS, ...DATABASE_CHECKS, ...FUNCTION_CHECKS, ...SITE_CHECKS, ...WATCH_CHECKS];
  return Promise.all(checks.map((check) => findingOf(check, send, wanted)));
}
