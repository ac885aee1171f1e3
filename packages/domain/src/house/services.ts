import type { Fulfilment, Table } from './fulfilment.ts';
import { areaClosedAt, areaOf, type Area, type AskedPlace } from './areas.ts';
import { SERVICE_OF_ORDERS, type HouseHours, type Service } from './hours.ts';
import { judgeHouse, type HouseState } from './opening-hours.ts';
import * as texts from './texts.ts';

/** How an order is to be served, as it is asked for. */
export type AskedFulfilment =
  | { readonly kind: 'pickup' }
  | { readonly kind: 'table'; readonly table: string }
  /** The address is left out of a quote. */
  | ({ readonly kind: 'delivery'; readonly address?: string } & AskedPlace);

/** Why an order cannot be served as it is asked for. */
export interface ServiceProblem {
  readonly reason: 'SERVICE_NOT_OFFERED' | 'TABLE_NOT_FOUND' | 'OUT_OF_ZONE' | 'AREA_CLOSED';
  readonly sentence: string;
}

export interface HouseServices {
  /** Empty: the house has not said, guests choose nothing, and every order is fetched. */
  readonly services: readonly Service[];
  /** Where the house delivers to. */
  readonly areas: readonly Area[];
}

/** A house that has not said anything gives food to who comes for it. */
export function offeredServices({ services }: Pick<HouseServices, 'services'>): readonly Service[] {
  return services.length === 0 ? [SERVICE_OF_ORDERS] : services;
}

/** The service of which a page speaks that has room for one: pickup where it is offered. */
export function mainService(house: Pick<HouseServices, 'services'>): Service {
  const offered = offeredServices(house);
  return offered.includes(SERVICE_OF_ORDERS) ? SERVICE_OF_ORDERS : (offered[0] ?? SERVICE_OF_ORDERS);
}

/** The service by which an order is judged: one that says nothing is fetched. */
export function serviceOf(asked: AskedFulfilment | null): Service {
  return asked?.kind ?? SERVICE_OF_ORDERS;
}

/** How an order can be served; `area` is where to, of a delivery. */
export interface Served {
  readonly fulfilment: Fulfilment | null;
  readonly area: Area | null;
}

/**
 * @param tables those of the house; only an order to a table needs them
 * @param atMs now; null for an order for later, whose time `judgeWanted` judges
 */
export function judgeService(
  house: HouseServices & HouseHours & HouseState,
  asked: AskedFulfilment | null,
  tables: readonly Table[],
  atMs: number | null,
): Served | { readonly problem: ServiceProblem } {
  const service = serviceOf(asked);
  if (!offeredServices(house).includes(service))
    return { problem: { reason: 'SERVICE_NOT_OFFERED', sentence: texts.notOffered({ service }) } };
  if (asked === null) return { fulfilment: house.services.length === 0 ? null : { kind: 'pickup' }, area: null };
  if (asked.kind === 'pickup') return { fulfilment: asked, area: null };
  if (asked.kind === 'table') {
    const table = tables.find(({ code }) => code === asked.table);
    return table
      ? { fulfilment: { kind: 'table', table: { name: table.name } }, area: null }
      : { problem: { reason: 'TABLE_NOT_FOUND', sentence: texts.unknownTable() } };
  }
  const area = areaOf(house.areas, asked);
  if (!area) return { problem: outOfZone(house) };
  const shut = atMs === null ? null : areaClosedAt(area, house, atMs);
  if (atMs !== null && shut !== null) {
    const canFetch = house.services.includes('pickup') && judgeHouse(house, house, 'pickup', atMs).isOpen;
    return { problem: { reason: 'AREA_CLOSED', sentence: orPickUp(shut, canFetch) } };
  }
  return { fulfilment: { kind: 'delivery', area: { id: area.id, name: area.name } }, area };
}

function outOfZone({ services }: HouseServices): ServiceProblem {
  return { reason: 'OUT_OF_ZONE', sentence: orPickUp(texts.outOfZone(), services.includes('pickup')) };
}

/** What cannot be had, and that it can be fetched where it can. */
export function orPickUp(sentence: string, canFetch: boolean): string {
  return canFetch ? `${sentence} ${texts.pickUpInstead()}` : sentence;
}
