import type { DocumentChange } from '../store/history.ts';

/** The kind of a document change. `written` covers the other three. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

export interface Trigger {
  readonly key: string;
  readonly generation: 1 | 2;
  /** As it was registered; events repeat it. */
  readonly eventType: string;
  readonly kind: ChangeKind;
  readonly database: string;
  /** Segments of the path pattern: `{x}` and `*` match one, `{x=**}` and `**` any number. */
  readonly pattern: readonly string[];
}

/** The document triggers of every project. Registering a key again replaces it. */
export class TriggerRegistry {
  readonly #ofProject = new Map<string, Map<string, Trigger>>();

  register(project: string, trigger: Trigger): void {
    const triggers = this.#ofProject.get(project) ?? new Map<string, Trigger>();
    triggers.set(trigger.key, trigger);
    this.#ofProject.set(project, triggers);
  }

  /** Triggers that a change fires. */
  matching(project: string, database: string, change: DocumentChange): readonly Trigger[] {
    const kind = kindOf(change);
    return [...(this.#ofProject.get(project)?.values() ?? [])].filter(
      (trigger) =>
        trigger.database === database &&
        (trigger.kind === kind || trigger.kind === 'written') &&
        matchesPattern(trigger.pattern, change.path),
    );
  }
}

function kindOf({ before, after }: DocumentChange): Exclude<ChangeKind, 'written'> {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'updated';
}

function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === '**' || /^\{\w+=\*\*\}$/.test(head)) {
    return path.some((_segment, index) => matchesPattern(rest, path.slice(index))) || matchesPattern(rest, []);
  }
  const [segment, ...others] = path;
  if (segment === undefined) return false;
  const isWildcard = head === '*' || /^\{\w+(=\*)?\}$/.test(head);
  return (isWildcard || head === segment) && matchesPattern(rest, others);
}
