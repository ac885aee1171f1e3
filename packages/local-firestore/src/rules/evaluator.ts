import type { Expression, FunctionDeclaration, RulesFile } from './ast.ts';
import { constraintIs } from './constraints.ts';
import { formatPath } from './conversions.ts';
import type { RuleCoverage } from './coverage.ts';
import type { DocumentAccess } from './document-access.ts';
import type { BlockScope } from './match-path.ts';
import { callMethod } from './methods.ts';
import { callGlobal, callNamespace, isNamespace } from './namespaces.ts';
import { negate, OPERATORS, toInt, typeName } from './operators.ts';
import {
  FALSE,
  isNumeric,
  NULL,
  NULL_VALUE_ERROR,
  ruleError,
  toBool,
  toList,
  toMap,
  toStringValue,
  TRUE,
  undefinedProperty,
  type Outcome,
  type PathValueSegment,
  type RuleError,
  type RuleValue,
} from './values.ts';

const MAX_EVALUATIONS = 1000;
const ACCESS_FUNCTIONS = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** The one error that cannot be absorbed: it ends the request. @source docs/rules.md#limits */
export class EvaluationLimitError extends Error {
  constructor() {
    super(
      `Unable to evaluate the expression as the maximum of ${MAX_EVALUATIONS} expressions to evaluate has been reached.`,
    );
    this.name = 'EvaluationLimitError';
  }
}

/** The input of a condition. `request` and `resource` are the globals of that name. */
export interface EvaluationContext {
  readonly file: RulesFile;
  readonly request: RuleValue;
  readonly resource: RuleValue;
  readonly access: DocumentAccess;
  readonly coverage: RuleCoverage;
  /** Shared by all statements of one request. */
  readonly counter: { evaluated: number };
}

interface Scope {
  readonly locals: ReadonlyMap<string, Outcome>;
  readonly block: BlockScope | null;
}

/** One value per node. */
type ValuesOf<Nodes extends readonly Expression[]> = { readonly [Index in keyof Nodes]: RuleValue };

/** The value of a condition, or the error it ended in. @throws EvaluationLimitError */
export function evaluateCondition(condition: Expression, block: BlockScope, context: EvaluationContext): Outcome {
  const outcome = new Evaluator(context).evaluate(condition, { locals: new Map(), block });
  if (outcome.type === 'bool' || outcome.type === 'error') return outcome;
  return located(ruleError(`Type error. Received: [${typeName(outcome)}] Expected: [bool].`), condition);
}

class Evaluator {
  readonly #context: EvaluationContext;

  constructor(context: EvaluationContext) {
    this.#context = context;
  }

  /** Errors carry the innermost node where they arose. */
  evaluate(node: Expression, scope: Scope): Outcome {
    this.#context.counter.evaluated += 1;
    if (this.#context.counter.evaluated > MAX_EVALUATIONS) throw new EvaluationLimitError();
    const outcome = this.#evaluateNode(node, scope);
    this.#context.coverage.record(node, outcome);
    return outcome.type === 'error' ? located(outcome, node) : outcome;
  }

  #evaluateNode(node: Expression, scope: Scope): Outcome {
    switch (node.kind) {
      case 'null':
        return NULL;
      case 'bool':
        return toBool(node.value);
      case 'int':
        return { type: 'int', value: node.value };
      case 'float':
        return { type: 'float', value: node.value };
      case 'string':
        return toStringValue(node.value);
      case 'bytes':
        return { type: 'bytes', value: node.value };
      case 'variable':
        return this.#variable(node.name, scope) ?? ruleError(`Variable not found error: Name: [${node.name}].`);
      case 'list':
        return this.#all(node.items, scope, toList);
      case 'map':
        return this.#map(node, scope);
      case 'path':
        return this.#path(node, scope);
      case 'member':
        return this.#with(node.object, scope, (object) => readMember(object, node.name));
      case 'index':
        return this.#all([node.object, node.index], scope, ([object, index]) => readIndex(object, index));
      case 'slice':
        return this.#all([node.object, node.from, node.to], scope, ([object, from, to]) => slice(object, from, to));
      case 'call':
        return this.#call(node.name, node.args, scope);
      case 'method':
        return this.#method(node, scope);
      case 'not':
        return this.#with(node.operand, scope, (value) =>
          value.type === 'bool' ? negate(value) : expectedBool(value),
        );
      case 'negate':
        return this.#with(node.operand, scope, negateNumber);
      case 'binary':
        return this.#binary(node, scope);
      case 'is':
        return this.#with(node.operand, scope, (value) => isOfType(value, node.type));
      case 'ternary': {
        const test = this.evaluate(node.test, scope);
        if (test.type === 'error') return test;
        if (test.type !== 'bool') return expectedBool(test);
        return this.evaluate(test.value ? node.yes : node.no, scope);
      }
    }
  }

  /**
   * `&&` and `||` absorb errors: one side that decides is enough, even if the other is an error. The left side is
   * evaluated first, and the right only when the left did not decide. A non-boolean operand is an error.
   */
  #binary(node: Extract<Expression, { kind: 'binary' }>, scope: Scope): Outcome {
    const { operator } = node;
    if (operator !== '&&' && operator !== '||') {
      const [first, second] = operator === 'in' ? [node.right, node.left] : [node.left, node.right];
      const a = this.evaluate(first, scope);
      const b = this.evaluate(second, scope);
      if (a.type === 'error') return a;
      if (b.type === 'error') return b;
      return operator === 'in' ? OPERATORS.in(b, a) : OPERATORS[operator](a, b);
    }
    const deciding = operator === '||' ? TRUE : FALSE;
    const left = asBool(this.evaluate(node.left, scope));
    if (left === deciding) return deciding;
    const right = asBool(this.evaluate(node.right, scope));
    if (right === deciding) return deciding;
    return left.type === 'error' ? left : right;
  }

  #variable(name: string, scope: Scope): Outcome | null {
    const local = scope.locals.get(name);
    if (local) return local;
    for (let block = scope.block; block; block = block.parent) {
      const captured = block.captures.get(name);
      if (captured) return captured;
    }
    if (name === 'request') return this.#context.request;
    return name === 'resource' ? this.#context.resource : null;
  }

  #map(node: Extract<Expression, { kind: 'map' }>, scope: Scope): Outcome {
    const parts = node.entries.flatMap(({ key, value }) => [key, value]);
    return this.#all(parts, scope, (values) => {
      const entries = new Map<string, RuleValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index] as RuleValue;
        if (key.type !== 'string') return ruleError(`Type error. Received: [${typeName(key)}] Expected: [string].`);
        entries.set(key.value, values[index + 1] as RuleValue);
      }
      return toMap(entries);
    });
  }

  #path(node: Extract<Expression, { kind: 'path' }>, scope: Scope): Outcome {
    const segments: PathValueSegment[] = [];
    for (const part of node.segments) {
      if (part.kind === 'text') segments.push(part.text);
      else if (part.kind === 'placeholder') segments.push({ placeholder: part.name });
      else {
        const value = this.evaluate(part.value, scope);
        if (value.type === 'error') return value;
        if (value.type === 'string') segments.push(value.value);
        else if (value.type === 'path') segments.push(...value.segments);
        else return NULL_VALUE_ERROR;
      }
    }
    return { type: 'path', segments };
  }

  #method(node: Extract<Expression, { kind: 'method' }>, scope: Scope): Outcome {
    const { object, name, args } = node;
    if (object.kind === 'variable' && isNamespace(object.name) && this.#variable(object.name, scope) === null) {
      return this.#all(args, scope, (values) => callNamespace(object.name, name, values));
    }
    return this.#all([object, ...args], scope, ([receiver, ...values]) => callMethod(receiver, name, values));
  }

  #call(name: string, args: readonly Expression[], scope: Scope): Outcome {
    const found = findFunction(this.#context.file, name, scope.block);
    if (found) {
      return this.#callUser(
        found.declaration,
        args.map((arg) => this.evaluate(arg, scope)),
        found.block,
      );
    }
    if (ACCESS_FUNCTIONS.has(name)) return this.#all(args, scope, (values) => this.#context.access.call(name, values));
    return this.#all(args, scope, (values) => callGlobal(name, values));
  }

  /** By value, evaluated at the call: an argument or let that is an error matters only where it is read. */
  #callUser(declaration: FunctionDeclaration, args: readonly Outcome[], block: BlockScope | null): Outcome {
    if (args.length !== declaration.parameters.length) {
      return ruleError(
        `Incorrect number of arguments. Received: ${args.length}. Expected: ${declaration.parameters.length}.`,
      );
    }
    const locals = new Map(declaration.parameters.map((parameter, index) => [parameter, args[index] as Outcome]));
    for (const { name, value } of declaration.lets)
      locals.set(name, this.evaluate(value, { locals: new Map(locals), block }));
    return this.evaluate(declaration.body, { locals, block });
  }

  #with(node: Expression, scope: Scope, apply: (value: RuleValue) => Outcome): Outcome {
    const value = this.evaluate(node, scope);
    return value.type === 'error' ? value : apply(value);
  }

  /** Evaluates all, even after one failed; the first error in order is the result. */
  #all<const Nodes extends readonly Expression[]>(
    nodes: Nodes,
    scope: Scope,
    apply: (values: ValuesOf<Nodes>) => Outcome,
  ): Outcome {
    const values: RuleValue[] = [];
    let failed: RuleError | null = null;
    for (const node of nodes) {
      const value = this.evaluate(node, scope);
      if (value.type === 'error') failed ??= value;
      else values.push(value);
    }
    return failed ?? apply(values as ValuesOf<Nodes>);
  }
}

/** The innermost declaration visible from a block, with the scope of that declaration. */
function findFunction(
  file: RulesFile,
  name: string,
  from: BlockScope | null,
): { declaration: FunctionDeclaration; block: BlockScope | null } | null {
  for (let block = from; block; block = block.parent) {
    const declaration = block.block.functions.get(name);
    if (declaration) return { declaration, block };
  }
  const declaration = file.functions.get(name);
  return declaration ? { declaration, block: null } : null;
}

function asBool(outcome: Outcome): Outcome {
  return outcome.type === 'bool' || outcome.type === 'error' ? outcome : expectedBool(outcome);
}

function expectedBool(value: RuleValue): RuleError {
  return ruleError(`Unsupported operation error. Received: ${typeName(value)}. Expected: bool.`);
}

function negateNumber(value: RuleValue): Outcome {
  if (value.type === 'int') return toInt(-value.value);
  if (value.type === 'float') return { type: 'float', value: -value.value };
  return ruleError(`Unsupported operation error. Received: -${typeName(value)}. Expected: -int, -float.`);
}

function readMember(object: RuleValue, name: string): Outcome {
  switch (object.type) {
    case 'null':
      return NULL_VALUE_ERROR;
    case 'map':
    case 'partial-map':
      return object.entries.get(name) ?? undefinedProperty(name);
    default:
      return ruleError(`Type error. Received: [${typeName(object)}] Expected: [map,path].`);
  }
}

function readIndex(object: RuleValue, index: RuleValue): Outcome {
  if (object.type === 'null') return NULL_VALUE_ERROR;
  if (object.type === 'map' || object.type === 'partial-map') {
    if (index.type !== 'string') return ruleError(`Type error. Received: [${typeName(index)}] Expected: [string].`);
    return readMember(object, index.value);
  }
  const size = sizeOf(object);
  if (size === null || index.type !== 'int') {
    return ruleError(`Unsupported operation error. Received: ${typeName(object)}[${typeName(index)}].`);
  }
  if (index.value < 0n || index.value >= BigInt(size)) {
    return ruleError(`Index out of bound error. Index: [${index.value}] , size: [${size}].`);
  }
  return elementAt(object, Number(index.value));
}

/** `i` and `j - 1` must be valid indexes and `i <= j`, hence the odd errors of empty slices. @source docs/rules.md#lists */
function slice(object: RuleValue, from: RuleValue, to: RuleValue): Outcome {
  if (object.type === 'null') return NULL_VALUE_ERROR;
  const size = object.type === 'list' || object.type === 'string' ? sizeOf(object) : null;
  if (size === null || from.type !== 'int' || to.type !== 'int') {
    return ruleError(`Unsupported operation error. Received: ${typeName(object)}[${typeName(from)}:${typeName(to)}].`);
  }
  for (const index of [from.value, to.value - 1n]) {
    if (index < 0n || index >= BigInt(size))
      return ruleError(`Index out of bound error. Index: [${index}] , size: [${size}].`);
  }
  if (from.value > to.value) {
    return ruleError(`Illegal range error. From index: [${from.value}] , To index: [${to.value}].`);
  }
  const start = Number(from.value);
  const end = Number(to.value);
  if (object.type === 'string') return toStringValue(object.value.slice(start, end));
  return object.type === 'list' ? { type: 'list', items: object.items.slice(start, end) } : NULL_VALUE_ERROR;
}

function sizeOf(value: RuleValue): number | null {
  if (value.type === 'list') return value.items.length;
  if (value.type === 'string') return value.value.length;
  return value.type === 'path' ? value.segments.length : null;
}

function elementAt(value: RuleValue, index: number): Outcome {
  if (value.type === 'list') return value.items[index] ?? NULL;
  if (value.type === 'string') return toStringValue(value.value.charAt(index));
  const segment = value.type === 'path' ? value.segments[index] : undefined;
  return toStringValue(typeof segment === 'string' ? segment : formatPath(segment === undefined ? [] : [segment]));
}

function isOfType(value: RuleValue, type: string): Outcome {
  if (value.type === 'constraint') return constraintIs(value.abstract, type);
  if (type === 'number') return toBool(isNumeric(value));
  // Documented as true for sets, measured as false. @source docs/rules.md#sets
  if (type === 'set') return FALSE;
  return toBool(typeName(value) === type);
}

function located(error: RuleError, node: Expression): RuleError {
  return error.at ? error : { ...error, at: node.at };
}
