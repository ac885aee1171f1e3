import { compileRules, formatIssue, type Ruleset } from '../rules/ruleset.ts';
import type { RulesIssue } from '../rules/source-position.ts';

/** The rules in force: those of a project, else the default of the server. Without any, everything is allowed. */
export class RulesRegistry {
  readonly #ofProject = new Map<string, Ruleset>();
  #default: Ruleset | null = null;

  /** Replaces a project's rules. Bad rules leave the previous ones in force. @returns every issue found */
  setForProject(project: string, source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    if (ruleset) this.#ofProject.set(project, ruleset);
    return issues;
  }

  /** Sets the rules of every project without its own. @returns every issue found @throws Error with the issues of rules that do not compile */
  setDefault(source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    if (ruleset === null)
      throw new Error(`the rules do not compile: ${issues.map((issue) => formatIssue(issue, fileName)).join('; ')}`);
    this.#default = ruleset;
    return issues;
  }

  /** @returns null when everything is allowed */
  of(project: string): Ruleset | null {
    return this.#ofProject.get(project) ?? this.#default;
  }
}
