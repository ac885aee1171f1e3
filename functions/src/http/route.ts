import type { Parsed, Reason, Role } from '@foodhouse/domain';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Ports } from '../compose.ts';
import { invalidFields, refused, type Outcome } from '../services/outcomes.ts';
import type { Caller } from '../services/ports.ts';
import { requestIdOf, sendRefusal } from './exchange.ts';
import { authorizationHeaders, passGate } from './gate.ts';

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Who may call: anyone; anyone, but a bearer that is sent must be good; or people with one of these roles. */
export type Access = 'anyone' | 'optional' | readonly Role[];

type CallerFor<A extends Access> = A extends 'anyone' ? null : A extends 'optional' ? Caller | null : Caller;

export interface Call<A extends Access, Body> {
  readonly ports: Ports;
  readonly caller: CallerFor<A>;
  readonly body: Body;
  readonly request: Request;
  readonly response: Response;
}

/** One method of one path: who may call it, what goes in, what comes out. The OpenAPI document is made from this. */
export interface RouteDefinition<A extends Access, Body, Value> {
  readonly method: Method;
  /** As Express writes it: `/fooddetails/:id`. */
  readonly path: string;
  readonly access: A;
  /** For people who have no record yet: the one call that every guarded one waits for. */
  readonly registers?: boolean;
  readonly summary: string;
  /** What the audit calls it; method and path when left out. */
  readonly action?: string;
  /** Query parameters and headers, with what they are. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly schema: z.ZodType; readonly parse: (body: unknown) => Parsed<Body> };
  readonly answer: {
    readonly http?: 200 | 201;
    readonly schema: z.ZodType;
    /** Value to body; left out where they are the same. */
    readonly toBody?: (value: Value) => unknown;
    /** Sends what is not made from a value for each request. */
    readonly send?: (response: Response, value: Value) => void;
  };
  /** Beside those that every route has: reading the request, the gate, an outage. */
  readonly refusals?: readonly Reason[];
  /** A GET that changes something: no HEAD, and not from pages of other sites. */
  readonly changesByGet?: boolean;
  readonly handle: (call: Call<A, Body>) => Promise<Outcome<Value>>;
}

export interface Route extends Omit<
  RouteDefinition<Access, unknown, unknown>,
  'body' | 'answer' | 'handle' | 'access'
> {
  readonly access: Access;
  readonly bodySchema: z.ZodType | null;
  readonly answer: { readonly http: 200 | 201; readonly schema: z.ZodType };
  readonly run: (ports: Ports, request: Request, response: Response) => Promise<void>;
}

/** The four steps of every route: who is calling, what do they ask, do it, answer. */
export function route<const A extends Access, Body = undefined, Value = unknown>(
  definition: RouteDefinition<A, Body, Value>,
): Route {
  const { access, body, answer, handle, ...rest } = definition;
  const { http = 200, schema, toBody, send } = answer;
  return {
    ...rest,
    access,
    bodySchema: body?.schema ?? null,
    answer: { http, schema },
    async run(ports, request, response) {
      if (definition.changesByGet && isCrossSite(request)) {
        return sendRefusal(response, refused('CROSS_SITE', 'Pages of other sites may not do this.'));
      }
      const arrivedMs = performance.now();
      const gate = await identify(ports, definition, request, response);
      if (gate !== null) response.locals['gateMilliseconds'] = Math.round(performance.now() - arrivedMs);
      if (gate !== null && gate.status === 'refused') return sendRefusal(response, gate);
      const parsed = body ? body.parse(request.body) : null;
      if (parsed !== null && !parsed.ok) return sendRefusal(response, invalidFields(parsed.fields));
      const outcome = await handle({
        ports,
        // What the types promise: a caller where roles are asked for, maybe one where it is optional, else none.
        caller: (gate?.value ?? null) as CallerFor<A>,
        body: parsed?.value as Body,
        request,
        response,
      });
      if (outcome.status === 'refused') return sendRefusal(response, outcome);
      response.status(http);
      if (send) send(response, outcome.value);
      else response.json(toBody ? toBody(outcome.value) : outcome.value);
    },
  };
}

async function identify(
  ports: Ports,
  {
    access,
    method,
    path,
    registers,
    action = `${method.toUpperCase()} ${path}`,
  }: Pick<Route, 'access' | 'method' | 'path' | 'action' | 'registers'>,
  request: Request,
  response: Response,
): Promise<Outcome<Caller> | null> {
  const hasBearer = authorizationHeaders(request).length > 0;
  if (access === 'anyone' || (access === 'optional' && !hasBearer)) return null;
  const roles = access === 'optional' ? null : access;
  return passGate(ports, request, { roles, registers, action, requestId: requestIdOf(response) });
}

/** What browsers say of where a request comes from; other clients say nothing and carry their own token. */
function isCrossSite(request: Request): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
