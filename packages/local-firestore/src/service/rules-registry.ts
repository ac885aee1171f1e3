import { compileRules, type Ruleset } from '../rules/ruleset.ts';
import type { RulesIssue } from '../rules/source-position.ts';

/** The rules in force: those of a project, else the default of the server. Without any, everything is allowed. */
export class RulesRegistry {
  readonly #ofProject = new Map<string, Ruleset>();
  #default: Ruleset | 'refused' | null = null;

  /** Replaces a project's rules. Bad rules leave the previous ones in force. @returns every issue found */
  setForProject(project: string, source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    if (ruleset) this.#ofProject.set(project, ruleset);
    return issues;
  }

  /** Sets the rules of every project without its own. Rules that do not compile deny every request until they are replaced. */
  setDefault(source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    this.#default = ruleset ?? 'refused';
    return issues;
  }

  /** @returns null when everything is allowed, 'refused' when the rules at start-up did not compile */
  of(project: string): Ruleset | 'refused' | null {
    return this.#ofProject.get(project) ?? this.#default;
  }
}
