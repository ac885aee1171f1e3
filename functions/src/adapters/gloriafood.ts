import type { MenuSources, SourceAnswer } from '../services/shared/ports.ts';

// GloriaFood's "fetch menu". Its key goes into one request and nowhere else: no error of what sends it is passed on, because such
// errors quote what they could not send.

export interface GloriaFoodLimits {
  readonly lastsMs: number;
  readonly mostBytes: number;
}

/** @source GloriaFood's integration documents: "Fetch menu", version 2 */
export class GloriaFood implements MenuSources {
  readonly #address: string;
  readonly #limits: GloriaFoodLimits;

  constructor(address: string, limits: GloriaFoodLimits) {
    this.#address = address;
    this.#limits = limits;
  }

  async gloriafood(key: string): Promise<SourceAnswer> {
    try {
      const response = await fetch(this.#address, {
        headers: { authorization: key, accept: 'application/json', 'glf-api-version': '2' },
        redirect: 'error', // the key is for this host alone
        signal: AbortSignal.timeout(this.#limits.lastsMs),
      });
      if (response.status === 401 || response.status === 403) return leave(response, 'key-refused');
      if (!response.ok) return leave(response, 'unavailable');
      const text = await textOf(response, this.#limits.mostBytes);
      const menu: unknown = text === null ? null : JSON.parse(text);
      return isObject(menu) ? { status: 'found', menu } : { status: 'unavailable' };
    } catch {
      return { status: 'unavailable' };
    }
  }
}

async function leave(response: Response, status: 'key-refused' | 'unavailable'): Promise<SourceAnswer> {
  await response.body?.cancel();
  return { status };
}

/** Null for a longer one, of which no more is read. */
async function textOf(response: Response, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return null; // leaving the loop ends the answer
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
