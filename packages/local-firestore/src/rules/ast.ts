import type { SourcePosition } from './source-position.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type BinaryOperator = '||' | '&&' | '==' | '!=' | 'in' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

export type Expression = { readonly at: SourcePosition } & (
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
  | { readonly kind: 'path'; readonly segments: readonly PathPart[] }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | { readonly kind: 'slice'; readonly object: Expression; readonly from: Expression; readonly to: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string; readonly typeAt: SourcePosition }
  | { readonly kind: 'ternary'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
);

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly value: Expression }
  | { readonly kind: 'placeholder'; readonly name: string };

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'capture'; readonly name: string }
  /** `{name=**}`: a run of segments. */
  | { readonly kind: 'run'; readonly name: string };

export interface FunctionDeclaration {
  readonly name: string;
  readonly nameAt: SourcePosition;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression; readonly at: SourcePosition }[];
  readonly body: Expression;
}

export interface AllowStatement {
  readonly at: SourcePosition;
  readonly methods: readonly RulesMethod[];
  /** Null always grants. */
  readonly condition: Expression | null;
}

/** The service block and every match block. The service block's pattern is empty. */
export interface Block {
  readonly at: SourcePosition;
  readonly pattern: readonly PatternSegment[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly allows: readonly AllowStatement[];
  readonly blocks: readonly Block[];
}

export interface RulesFile {
  readonly version: '1' | '2';
  readonly hasVersion: boolean;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly service: Block;
}
