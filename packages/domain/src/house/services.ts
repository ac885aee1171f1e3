import type { Fulfilment, Table } from '../orders/fulfilment.ts';
import { SERVICE_OF_ORDERS, type Service } from './judge.ts';

/** The most orders of one table that wait for the house's answer. */
export const MOST_WAITING_AT_TABLE = 3;

/** How an order is to be served, as it is asked for. */
export type AskedFulfilment = { readonly kind: 'pickup' } | { readonly kind: 'table'; readonly table: string };

/** Why an order cannot be served as it is asked for. */
export interface ServiceProblem {
  readonly reason: 'SERVICE_NOT_OFFERED' | 'TABLE_NOT_FOUND';
  readonly sentence: string;
}

export interface HouseServices {
  /** Empty: the house has not said, guests choose nothing, and every order is fetched. */
  readonly services: readonly Service[];
}

/** A house that has not said anything gives food to who comes for it. */
export function offeredServices({ services }: HouseServices): readonly Service[] {
  return services.length === 0 ? [SERVICE_OF_ORDERS] : services;
}

/** The service by which an order is judged: one that says nothing is fetched. */
export function serviceOf(asked: AskedFulfilment | null): Service {
  return asked?.kind ?? SERVICE_OF_ORDERS;
}

/** @param tables those of the house; only an order to a table needs them */
export function judgeService(
  house: HouseServices,
  asked: AskedFulfilment | null,
  tables: readonly Table[],
): { readonly fulfilment: Fulfilment | null } | { readonly problem: ServiceProblem } {
  if (!offeredServices(house).includes(serviceOf(asked))) return { problem: NOT_OFFERED[serviceOf(asked)] };
  if (asked === null) return { fulfilment: house.services.length === 0 ? null : { kind: 'pickup' } };
  if (asked.kind !== 'table') return { fulfilment: asked };
  const table = tables.find(({ code }) => code === asked.table);
  return table ? { fulfilment: { kind: 'table', table } } : { problem: UNKNOWN_TABLE };
}

const NOT_OFFERED: Readonly<Record<Service, ServiceProblem>> = {
  pickup: { reason: 'SERVICE_NOT_OFFERED', sentence: 'Nothing can be picked up here.' },
  table: { reason: 'SERVICE_NOT_OFFERED', sentence: 'Nothing is served at tables now.' },
  delivery: { reason: 'SERVICE_NOT_OFFERED', sentence: 'Nothing is delivered.' },
};

const UNKNOWN_TABLE: ServiceProblem = {
  reason: 'TABLE_NOT_FOUND',
  sentence: 'This table has another code now. Scan the one on your table.',
};
