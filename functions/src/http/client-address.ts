import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * The subject of a limit per address: `203.0.113.7`, or the network of an IPv6 address, because one household has all
 * of it. Express determines the address by the trusted proxies (config.ts), so a header that anyone can send changes
 * nothing.
 * @returns `local` where there is none: the functions emulator hands requests over through a pipe
 */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const { ip } = request;
  if (ip === undefined || !ipaddr.isValid(ip)) return 'local';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}
