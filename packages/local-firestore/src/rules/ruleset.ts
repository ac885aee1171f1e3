import type { RulesFile } from './ast.ts';
import { checkRules } from './checker.ts';
import { RuleCoverage } from './coverage.ts';
import { parseRules } from './parser.ts';
import { RulesSyntaxError, type RulesIssue } from './source-position.ts';

export type { BinaryOperator, Block, Expression } from './ast.ts';

/** A compiled ruleset with its source. */
export interface Ruleset {
  readonly fileName: string;
  readonly source: string;
  readonly file: RulesFile;
  readonly coverage: RuleCoverage;
}

/** Compiles rules. `ruleset` is null when any issue is an ERROR; warnings do not stop it. */
export function compileRules(
  source: string,
  fileName: string,
): { ruleset: Ruleset | null; issues: readonly RulesIssue[] } {
  try {
    const file = parseRules(source);
    const issues = checkRules(file, source);
    const isRefused = issues.some((issue) => issue.severity === 'ERROR');
    return { ruleset: isRefused ? null : { fileName, source, file, coverage: new RuleCoverage() }, issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return { ruleset: null, issues: [{ severity: 'ERROR', description: error.message, position: error.position }] };
  }
}

/** `security.rules:3:12 Unexpected 'banana'.` */
export function formatIssue(issue: RulesIssue, fileName: string): string {
  const where = issue.position ? `${fileName}:${issue.position.line}:${issue.position.column}` : fileName;
  return `${where} ${issue.description}`;
}
