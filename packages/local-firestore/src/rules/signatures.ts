import { typeName } from './operators.ts';
import { ruleError, type Outcome, type RuleValue } from './values.ts';

type TypeName = RuleValue['type'];

/** A value of one type. */
export type Of<T extends TypeName> = Extract<RuleValue, { type: T }>;

/** Accepted argument types, one list per overload; `any` takes everything. */
type Overloads = readonly (readonly (TypeName | 'any')[])[];

/** The arguments that one of the overloads lets through. */
type ArgumentsOf<Signature extends readonly (TypeName | 'any')[]> = {
  -readonly [Index in keyof Signature]: Signature[Index] extends TypeName ? Of<Signature[Index]> : RuleValue;
};

export interface FunctionDefinition {
  readonly overloads: Overloads;
  readonly run: (args: readonly RuleValue[]) => Outcome;
}

export interface MethodDefinition {
  readonly overloads: Overloads;
  readonly run: (receiver: RuleValue, args: readonly RuleValue[]) => Outcome;
}

/** Types the arguments of a function by its overloads, which {@link checkArguments} compares with the values. */
export function define<const O extends Overloads>(
  overloads: O,
  run: (...args: ArgumentsOf<O[number]>) => Outcome,
): FunctionDefinition {
  return { overloads, run: (args) => run(...(args as ArgumentsOf<O[number]>)) };
}

/** The same for a method, which is found by the type of its receiver. */
export function method<T extends TypeName, const O extends Overloads>(
  _type: T,
  overloads: O,
  run: (receiver: Of<T>, ...args: ArgumentsOf<O[number]>) => Outcome,
): MethodDefinition {
  return { overloads, run: (receiver, args) => run(receiver as Of<T>, ...(args as ArgumentsOf<O[number]>)) };
}

/** @returns the error for a wrong number or type of arguments, null when they fit */
export function checkArguments(overloads: Overloads, args: readonly RuleValue[], label: string): Outcome | null {
  const fits = overloads.some(
    (types) =>
      types.length === args.length && types.every((type, index) => type === 'any' || type === args[index]?.type),
  );
  if (fits) return null;
  if (!overloads.some((types) => types.length === args.length)) {
    const counts = overloads.map((types) => types.length).join(' or ');
    return ruleError(`Incorrect number of arguments. Received: ${args.length}. Expected: ${counts}.`);
  }
  const received = `${label}(${args.map(typeName).join(', ')})`;
  const expected = overloads.map((types) => `${label}(${types.join(', ')})`).join(', ');
  return ruleError(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`);
}
