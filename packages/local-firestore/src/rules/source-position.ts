/** Position of a token or node: offsets count UTF-16 units from 0, line and column from 1. */
export interface SourcePosition {
  readonly offset: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
  readonly position: SourcePosition | null;
}

/** Stops the compilation of a ruleset. */
export class RulesSyntaxError extends Error {
  readonly position: SourcePosition;

  constructor(description: string, position: SourcePosition) {
    super(description);
    this.name = 'RulesSyntaxError';
    this.position = position;
  }
}
