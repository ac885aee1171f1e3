import { errorAnswer, type Reason } from '@foodhouse/domain';
import { z } from 'zod';
import { ERROR_TABLE } from './errors.ts';
import type { Access, Route } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Json;
}

/** The document's part about one method of one path. */
export interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
  readonly security: readonly Json[];
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json;
}

const READING: readonly Reason[] = ['INVALID_FIELDS', 'MALFORMED_BODY'];
const READING_BODY: readonly Reason[] = ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const OURS: readonly Reason[] = ['BACKEND_UNAVAILABLE', 'INTERNAL'];
const GATE: readonly Reason[] = [
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'ACCOUNT_DISABLED',
  'PROVIDER_NOT_ALLOWED',
  'NOT_REGISTERED',
  'ROLE_REQUIRED',
];

/** The routes as an OpenAPI 3.1 document: the same schemas that read the requests. */
export function openApiOf(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foodhouse',
      version: '1',
      description: 'Ordering, kitchen and inventory of one food house. Every refusal has one shape.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: toSchema(errorAnswer, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A Firebase ID token, or the token that POST /users answers',
        },
      },
    },
  };
}

/** Every reason for which a route may refuse, its own ones first. */
export function refusalsOf(route: Route): readonly Reason[] {
  const { method, path, access, registers, refusals = [], changesByGet, checksApp, bodySchema, query } = route;
  const isRead = bodySchema !== null || query !== undefined || path.includes(':');
  return [
    ...new Set([
      ...refusals,
      ...(changesByGet ? (['CROSS_SITE'] as const) : []),
      ...(checksApp ? (['APP_CHECK_REQUIRED'] as const) : []),
      ...(changesByGet || method !== 'get' ? (['BUSY'] as const) : []),
      ...(access === 'anyone' ? [] : GATE)
        .filter((reason) => access !== 'optional' || reason !== 'ROLE_REQUIRED')
        .filter((reason) => !registers || reason !== 'NOT_REGISTERED'),
      ...(bodySchema ? READING_BODY : []),
      ...(isRead ? READING : []),
      ...OURS,
    ]),
  ];
}

function operationOf(route: Route): Operation {
  return {
    summary: route.summary,
    description: describeAccess(route.access),
    operationId: `${route.method}${route.path.replaceAll(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: [...pathParameters(route.path), ...textParameters('query', route), ...textParameters('header', route)],
    ...(route.bodySchema && {
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(route.bodySchema, 'input') } } },
    }),
    responses: {
      [route.answer.http]: {
        description: 'Done',
        content: { [route.answer.type]: { schema: toSchema(route.answer.schema, 'output') } },
      },
      ...refusalResponses(route),
    },
    security: securityOf(route.access),
  };
}

function describeAccess(access: Access): string {
  if (access === 'anyone') return 'For anyone.';
  if (access === 'optional') return 'For anyone; a bearer that is sent must be good.';
  return access.includes('user') ? 'For anyone signed in.' : `For ${access.join(' and ')}.`;
}

function securityOf(access: Access): readonly Json[] {
  if (access === 'anyone') return [];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function pathParameters(path: string): readonly Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function textParameters(kind: 'query' | 'header', { query = {}, headers = {} }: Route): readonly Parameter[] {
  return Object.entries(kind === 'query' ? query : headers).map(([name, description]) => ({
    name,
    in: kind,
    description,
    schema: { type: 'string' },
  }));
}

/** Reasons by status: `409: OUT_OF_STOCK, PRICE_CHANGED`. */
function refusalResponses(route: Route): Record<string, Json> {
  const byStatus = Map.groupBy(refusalsOf(route), (reason) => ERROR_TABLE[reason].http);
  return Object.fromEntries(
    [...byStatus].map(([http, reasons]) => [
      String(http),
      {
        description: reasons.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
