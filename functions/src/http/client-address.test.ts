import express from 'express';
import { describe, expect, it } from 'vitest';
import { trustedProxies } from '../config.ts';
import { clientAddress } from './client-address.ts';

const EDGE = '151.101.1.6';
const DEPLOYED = { K_SERVICE: 'api' };

/** What Express makes of a socket and a header, with the proxies that this environment trusts. */
function addressOf(environment: Record<string, string>, socket: string | undefined, forwarded?: string): string {
  const app = express();
  app.set('trust proxy', trustedProxies(environment));
  const request = Object.create(app.request) as { ip?: string };
  Object.assign(request, {
    app,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: socket },
  });
  return clientAddress(request as { ip: string | undefined });
}

describe('the address of a limit', () => {
  it('on the platform is the one that Google’s front end saw, whatever list was sent', () => {
    expect(addressOf(DEPLOYED, '169.254.1.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf(DEPLOYED, '169.254.1.1', '10.1.1.1, 8.8.8.8, 203.0.113.7')).toBe('203.0.113.7');
  });

  it('behind Hosting’s edge is the visitor’s, not the edge’s', () => {
    expect(addressOf(DEPLOYED, '169.254.1.1', `203.0.113.7, ${EDGE}`)).toBe('203.0.113.7');
    expect(addressOf(DEPLOYED, '169.254.1.1', `8.8.8.8, 203.0.113.7, ${EDGE}`)).toBe('203.0.113.7');
  });

  it('elsewhere is the socket’s own, whatever the header says', () => {
    expect(addressOf({}, '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
    expect(addressOf({ K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }, undefined, '203.0.113.7')).toBe('local');
  });

  it('is the same for a whole IPv6 network', () => {
    expect(addressOf(DEPLOYED, '169.254.1.1', '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(addressOf(DEPLOYED, '169.254.1.1', '2001:db8:1:2:bbbb::9')).toBe('2001:db8:1:2::/64');
    expect(addressOf(DEPLOYED, '169.254.1.1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the same for all unreadable addresses', () => {
    expect(addressOf(DEPLOYED, '169.254.1.1', 'unknown')).toBe('local');
  });
});
