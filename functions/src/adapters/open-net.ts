import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { PictureSources } from '../services/shared/ports.ts';

// Pictures that an admin's file names, wherever that is: the server must not be led to what only it can reach. So a host is judged
// by the address to which the socket then connects, no redirect is followed, and nothing but the bytes of a picture is answered.

export interface OpenNetLimits {
  readonly lastsMs: number;
  readonly mostBytes: number;
  /** Whether a socket may connect to it. */
  readonly mayReach?: (ip: string) => boolean;
  /** Asked in the place of hosts below `.test`, which nobody has. */
  readonly standIn?: string | undefined;
}

export class OpenNet implements PictureSources {
  readonly #limits: OpenNetLimits & Required<Pick<OpenNetLimits, 'mayReach'>>;

  constructor(limits: OpenNetLimits) {
    this.#limits = { mayReach: isOnOpenNet, ...limits };
  }

  async picture(address: string): Promise<Uint8Array | null> {
    const url = new URL(address);
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return null; // no name would be looked up, and nothing judged
    try {
      const { standIn } = this.#limits;
      const isOfTest = standIn !== undefined && url.hostname.endsWith('.test');
      const bytes = await this.#bytesOf(isOfTest ? new URL(url.pathname, standIn) : url);
      return bytes && isPicture(bytes) ? bytes : null;
    } catch {
      return null;
    }
  }

  /** Null for more than a picture is, of which no more is read. */
  async #bytesOf(url: URL): Promise<Uint8Array | null> {
    const signal = AbortSignal.timeout(this.#limits.lastsMs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { get } = url.protocol === 'https:' ? https : http;
      const headers = { accept: 'image/webp,image/jpeg,image/png' };
      // A socket of its own: one that is kept was judged for another name.
      get(url, { agent: false, headers, lookup: this.#lookup, signal }, resolve).on('error', reject);
    });
    if (response.statusCode !== 200) {
      response.destroy();
      return null;
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      if (bytes > this.#limits.mostBytes) return null; // leaving the loop ends the answer
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  readonly #lookup = (
    name: string,
    options: LookupOptions,
    answer: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const closed = found?.find(({ address }) => !this.#limits.mayReach(address));
      if (error || closed) {
        answer(error ?? new Error(`expected an address of the open net, got ${closed?.address}`), []);
      } else if (options.all) {
        answer(null, found);
      } else {
        answer(null, found[0]?.address ?? '', found[0]?.family);
      }
    });
  };
}

/** No network of a house, of a machine itself, or of a data centre. */
function isOnOpenNet(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}

function isPicture(bytes: Uint8Array): boolean {
  const begins = (text: string, at = 0): boolean =>
    text === String.fromCharCode(...bytes.subarray(at, at + text.length));
  return begins('\u00ff\u00d8\u00ff') || begins('\u0089PNG\r\n\u001a\n') || (begins('RIFF') && begins('WEBP', 8));
}
