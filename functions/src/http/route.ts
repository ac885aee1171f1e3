import {
  CALLER_ROLE_HEADER,
  DEFAULT_CURRENCY,
  parseWith,
  ROLES,
  type Currency,
  type Parsed,
  type Reason,
  type Role,
} from '@foodhouse/domain';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { invalidFields, refused, type Outcome } from '../services/shared/outcomes.ts';
import type { Caller, Ports, ServicePorts } from '../services/shared/ports.ts';
import { authorizationHeaders, passGate } from './gate.ts';
import { idempotencyKeyOf } from './parameters.ts';
import { requestIdOf, sendRefusal } from './respond.ts';

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Who may call: anyone; anyone, but a bearer that is sent must be good; or people with one of these roles. */
export type Access = 'anyone' | 'optional' | readonly Role[];

type CallerFor<A extends Access> = A extends 'anyone' ? null : A extends 'optional' ? Caller | null : Caller;

/** The parts of a request, each as parsed by its schema; undefined where a route declares no such part. */
interface Asked<Body, Params, Query> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  /** The idempotency key; null when the client sent none. */
  readonly key: string | null;
}

export interface Call<A extends Access, Body, Params = undefined, Query = undefined> extends Asked<
  Body,
  Params,
  Query
> {
  /** Deadlines count from the request's arrival, except for routes in steps. */
  readonly ports: ServicePorts;
  readonly caller: CallerFor<A>;
  readonly request: Request;
  readonly response: Response;
}

/** One method of one path: who may call it, its input and its answer. The OpenAPI document is made from this. */
export interface RouteDefinition<A extends Access, Body, Value, Params = undefined, Query = undefined> {
  readonly method: Method;
  /** As Express writes it: `/fooddetails/:id`. */
  readonly path: string;
  readonly access: A;
  /** Whether a guest passes, whom no other route lets in. */
  readonly guests?: boolean;
  /** For people without a record: the one call that comes before every guarded one. */
  readonly registers?: boolean;
  readonly summary: string;
  /** Name in the audit; method and path when left out. */
  readonly action?: string;
  /** The parameters of the path. */
  readonly params?: z.ZodType<Params>;
  /** The query parameters, each with its description. Others are ignored, because links to lists may contain them. */
  readonly query?: z.ZodType<Query> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** For requests with an Idempotency-Key: what a repeat does. */
  readonly repeats?: string;
  /** Whether `parse` and `toBody` need the house's currency, which is known for a few seconds; else they get USD. */
  readonly hasPrices?: boolean;
  readonly body?: {
    readonly schema: z.ZodType;
    readonly parse: (body: unknown, currency: Currency) => Parsed<Body>;
  };
  readonly answer: {
    readonly http?: 200 | 201;
    readonly schema: z.ZodType;
    /** What is sent that is no JSON, such as text/html. */
    readonly type?: string;
    /** Value to body; left out where they are the same. */
    readonly toBody?: (value: Value, currency: Currency) => unknown;
    /** Sends an answer that is not made from a value per request. */
    readonly send?: (response: Response, value: Value) => void;
  };
  /** Beside those of every route: reading the request, the gate, an outage. */
  readonly refusals?: readonly Reason[];
  /** Without an account, only the site itself may call, where the project uses App Check (docs/decisions/030). */
  readonly checksApp?: boolean;
  /** The largest body in bytes, where a signed-in person may send more than to other routes. */
  readonly mostBytes?: number;
  /** How long it may take in milliseconds, where it writes more than other routes. */
  readonly lastsMs?: number;
  /** A GET that changes something: no HEAD, and not from pages of other sites. */
  readonly changesByGet?: boolean;
  /** Whether pages of every site may read the answer, which must be the same for everybody. */
  readonly isForEverySite?: boolean;
  /**
   * The route changes Firestore and Auth in turn: each step has a deadline of its own, because a started change must be
   * completed.
   */
  readonly inSteps?: boolean;
  /** Asked before the request is read: an answer here is the answer, such as that of a limit. */
  readonly first?: (asked: { readonly nowMs: number; readonly request: Request }) => Outcome<Value> | null;
  readonly handle: (call: Call<A, Body, Params, Query>) => Promise<Outcome<Value>>;
}

export interface Route extends Omit<
  RouteDefinition<Access, unknown, unknown>,
  'body' | 'answer' | 'first' | 'handle' | 'access' | 'params' | 'query' | 'repeats' | 'hasPrices'
> {
  readonly access: Access;
  /** Query parameters and headers, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bodySchema: z.ZodType | null;
  readonly answer: { readonly http: 200 | 201; readonly schema: z.ZodType; readonly type: string };
  readonly run: (ports: Ports, request: Request, response: Response) => Promise<void>;
}

/** The four steps of every route: authorise the caller, parse the request, run the use case, answer. */
export function route<const A extends Access, Body = undefined, Value = unknown, Params = undefined, Query = undefined>(
  definition: RouteDefinition<A, Body, Value, Params, Query>,
): Route {
  const { access, body, params: _params, query, repeats, answer, first, handle, hasPrices, ...rest } = definition;
  const { http = 200, schema, type = 'application/json', toBody, send } = answer;
  return {
    ...rest,
    access,
    ...(query && { query: descriptionsOf(query.shape) }),
    ...(repeats !== undefined && { headers: { 'Idempotency-Key': repeats } }),
    bodySchema: body?.schema ?? null,
    answer: { http, schema, type },
    async run(ports, request, response) {
      if (definition.changesByGet && isCrossSite(request)) {
        return sendRefusal(response, refused('CROSS_SITE', 'Pages of other sites may not do this.'));
      }
      if (definition.isForEverySite) allowEverySite(response);
      const arrivedMs = Date.now();
      const gate = await identify(ports, definition, request, response);
      if (gate !== null) response.locals['gateMilliseconds'] = Date.now() - arrivedMs;
      if (gate !== null && gate.status === 'refused') return sendRefusal(response, gate);
      if (gate === null && definition.checksApp && !(await ports.appCheck.isGenuine(appCheckTokenOf(request)))) {
        return sendRefusal(response, refused('APP_CHECK_REQUIRED', 'Only the site itself may do this.'));
      }
      if (gate !== null) response.setHeader(CALLER_ROLE_HEADER, gate.value.role);
      const currency = hasPrices ? (await ports.houseBook.settings()).currency : DEFAULT_CURRENCY;
      const readAndHandle = async (): Promise<Outcome<Value>> => {
        const asked = parseRequest(definition, request, currency);
        if (!asked.ok) return invalidFields(asked.fields);
        return handle({
          ...asked.value,
          ports: definition.inSteps
            ? ports
            : { ...ports, unitOfWork: ports.unitOfWork.since(arrivedMs, definition.lastsMs) },
          // What the types promise: a caller where roles are required, possibly one where it is optional, else none.
          caller: (gate?.value ?? null) as CallerFor<A>,
          request,
          response,
        });
      };
      const outcome = first?.({ nowMs: ports.clock.nowMs(), request }) ?? (await readAndHandle());
      if (outcome.status === 'refused') return sendRefusal(response, outcome);
      response.status(http);
      if (send) send(response, outcome.value);
      else response.json(toBody ? toBody(outcome.value, currency) : outcome.value);
    },
  };
}

/** Parses body, path, query and key in this order; the first invalid one is refused. */
function parseRequest<A extends Access, Body, Value, Params, Query>(
  { body, params, query, repeats }: RouteDefinition<A, Body, Value, Params, Query>,
  request: Request,
  currency: Currency,
): Parsed<Asked<Body, Params, Query>> {
  const none = { ok: true, value: undefined } as const;
  const readBody = body ? body.parse(request.body, currency) : none;
  if (!readBody.ok) return readBody;
  const readParams = params ? parseWith(params, request.params) : none;
  if (!readParams.ok) return readParams;
  const readQuery = query ? parseWith(query, request.query) : none;
  if (!readQuery.ok) return readQuery;
  const key = repeats === undefined ? { ok: true as const, value: null } : idempotencyKeyOf(request);
  if (!key.ok) return key;
  const asked = { body: readBody.value, params: readParams.value, query: readQuery.value, key: key.value };
  // What the types promise: a part is undefined only where the route declares none.
  return { ok: true, value: asked as Asked<Body, Params, Query> };
}

function descriptionsOf(shape: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(shape).map(([name, { description = '' }]) => [name, description]));
}

async function identify(
  ports: Ports,
  {
    access,
    method,
    path,
    guests = false,
    registers,
    action = `${method.toUpperCase()} ${path}`,
  }: Pick<Route, 'access' | 'method' | 'path' | 'action' | 'guests' | 'registers'>,
  request: Request,
  response: Response,
): Promise<Outcome<Caller> | null> {
  const hasBearer = authorizationHeaders(request).length > 0;
  if (access === 'anyone' || (access === 'optional' && !hasBearer)) return null;
  const members = access === 'optional' ? ROLES : access;
  const roles = guests ? [...members, 'guest' as const] : members;
  const passed = await passGate(ports, request, { roles, registers, action, requestId: requestIdOf(response) });
  // Where a guest passes and nobody has to sign in, an anonymous session of no guest is that of a stranger.
  const isStranger = access === 'optional' && guests && passed.status === 'refused';
  return isStranger && passed.reason === 'PROVIDER_NOT_ALLOWED' ? null : passed;
}

/** For whoever asks, without cookies: one answer in the CDN for all. */
function allowEverySite(response: Response): void {
  response.setHeader('access-control-allow-origin', '*');
  response.removeHeader('vary');
}

/** The token of the site, as Firebase's SDKs send it. */
function appCheckTokenOf(request: Request): string | undefined {
  const header = request.headers['x-firebase-appcheck'];
  return typeof header === 'string' ? header : undefined;
}

/** Whether a browser sent the request from another site; other clients do not send this header. */
function isCrossSite(request: Request): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
