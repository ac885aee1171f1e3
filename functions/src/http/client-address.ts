import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { logWarning } from '../log.ts';
import { isEdgeAddress } from './edge-networks.ts';

const NETWORK_BITS = 64;
/** Kinds of addresses that no visitor has on the internet. */
const INTERNAL = new Set(['loopback', 'linkLocal', 'private', 'uniqueLocal', 'unspecified']);

/** In `app.locals`: whether this process has logged a visitor without an address. */
const LOGGED = 'hasLoggedUnknownVisitor';

/**
 * Express's `trust proxy`. A deployed process trusts the platform, the only one to connect to it, and the edge's
 * networks. Elsewhere no proxy is trusted.
 *
 * Of `X-Forwarded-For: <sent by anybody>, <visitor>, <front end>` the visitor remains: the last address that is not the
 * edge's. A direct call has no edge behind the caller, so the last address remains, whatever was sent before it.
 */
export function trustedProxies(isDeployed: boolean): false | ((address: string, hop: number) => boolean) {
  return isDeployed && ((address, hop) => hop === 0 || isEdgeAddress(address));
}

/**
 * The subject of a limit per address: `203.0.113.7`, or the network of an IPv6 address, because one household has all
 * of it. `local` on a developer's machine, where the functions emulator hands requests over through a pipe.
 * @returns null where a deployed process cannot tell the address: the first such request is logged
 */
export function clientAddress(request: Request): string | null {
  const { app, ip } = request;
  const address = ip !== undefined && ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  if (app.get('trust proxy') === false) return address ? subjectOf(address) : 'local';
  if (
    address &&
    !INTERNAL.has(address.range()) &&
    !isEdgeAddress(address.toString()) &&
    !isBehindUnknownEdge(request)
  ) {
    return subjectOf(address);
  }
  if (app.locals[LOGGED] !== true) {
    app.locals[LOGGED] = true;
    logWarning('visitor.unknown', { hops: hopsOf(request).length });
  }
  return null;
}

/**
 * The address behind which the portions that newcomers order are counted together.
 * @returns null on a developer's machine too, where all its people have one address
 */
export function orderAddress(request: Request): string | null {
  return request.app.get('trust proxy') === false ? null : clientAddress(request);
}

function subjectOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}

/**
 * Whether a request says that Hosting forwards it, and the last hop is not in a known network of the edge. Then this
 * hop is a new network, which all visitors share, or a direct call that pretends.
 */
function isBehindUnknownEdge(request: Request): boolean {
  return request.headers['x-forwarded-host'] !== undefined && !isEdgeAddress(hopsOf(request).at(-1) ?? '');
}

/** The addresses of `X-Forwarded-For`, as they were sent. The platform appended the last. */
function hopsOf({ headers }: Request): readonly string[] {
  const header = headers['x-forwarded-for'];
  return (typeof header === 'string' ? header : '').split(',').map((hop) => hop.trim());
}
