import type { Request, Response } from 'express';
import type { Ports } from '../compose.ts';
import type { Listed, Page } from '../services/ports.ts';
import type { PageRequest } from '@foodhouse/domain';

export type RouteHandler = (ports: Ports, request: Request, response: Response) => Promise<void> | void;
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Paths of the specification and what each method does there. */
export type RouteTable = Readonly<Record<string, Partial<Readonly<Record<Method, RouteHandler>>>>>;

/** A path parameter, without the stray line breaks that some clients send. */
export function parameter(request: Request, name: string): string {
  const value: unknown = request.params[name];
  return typeof value === 'string' ? value.replaceAll(/[\r\n]/g, '').trim() : '';
}

export function toPage({ limit, after }: PageRequest): Page {
  return { limit, after: after ?? null };
}

/** `Link: <…?limit=…&after=…>; rel="next"` when there is a next page. */
export function linkNext(request: Request, response: Response, page: Page, listed: Listed<unknown>): void {
  if (listed.next === null) return;
  const query = new URLSearchParams({ limit: String(page.limit), after: listed.next });
  response.setHeader('link', `<${request.baseUrl}${request.path}?${query.toString()}>; rel="next"`);
}
