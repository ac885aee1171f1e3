import { parseWith, type Parsed, type Role } from '@foodhouse/domain';
import { z } from 'zod';
import { route, type Route, type RouteDefinition } from '../http/route.ts';

/**
 * A callable function: the callable protocol over a route of its own, `{data}` in and `{result}` out. So it passes the
 * same gate, limits and errors as the routes, which are in the protocol's shape already (docs/decisions/008).
 */
export function callable<Data, Value>(definition: {
  /** As clients call it. */
  readonly name: string;
  readonly summary: string;
  readonly access: readonly Role[];
  readonly data: { readonly schema: z.ZodType; readonly parse: (data: unknown) => Parsed<Data> };
  readonly result: z.ZodType;
  readonly refusals: NonNullable<RouteDefinition<readonly Role[], Data, Value>['refusals']>;
  readonly handle: RouteDefinition<readonly Role[], Data, Value>['handle'];
}): Route {
  const { name, data, result, ...rest } = definition;
  const envelope = z.strictObject({ data: z.unknown() });
  return route<readonly Role[], Data, Value>({
    ...rest,
    inSteps: true,
    action: name,
    method: 'post',
    path: '/',
    body: {
      schema: z.strictObject({ data: data.schema }),
      parse: (body) => {
        const enclosed = parseWith(envelope, body);
        return enclosed.ok ? data.parse(enclosed.value.data) : enclosed;
      },
    },
    answer: { schema: z.strictObject({ result }), toBody: (value) => ({ result: value }) },
  });
}
