import { DEFAULT_SETTINGS, toHouseDto, type HouseDto, type SaveHouseDto, type Table } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { onTestFinished, vi } from 'vitest';
import { publish } from '../data/session-store.ts';
import { TOKEN_STORAGE_KEY } from '../data/storage-keys.ts';
import { parseBody } from './parse-body.ts';

const BOSS = { uid: 'boss', email: 'boss@example.com', displayName: 'Boss', role: 'admin' } as const;

/** The settings as the server has them. */
let stored: HouseDto;

/** The server has these settings; those of a new house when this is not called. */
export function storeHouse(house: HouseDto): void {
  stored = house;
}

/**
 * A server that saves the settings of the house, for an admin who is signed in.
 * @returns the settings that it was asked to have, what was sent for that, and the next answers
 */
export function houseServer(tables: readonly Table[] = []): {
  readonly sent: (HouseDto & SaveHouseDto)[];
  readonly bodies: SaveHouseDto[];
  readonly answers: Response[];
} {
  storeHouse(toHouseDto(DEFAULT_SETTINGS));
  const sent: (HouseDto & SaveHouseDto)[] = [];
  const bodies: SaveHouseDto[] = [];
  const answers: Response[] = [];
  const payload = btoa(JSON.stringify({ exp: Date.parse('2099-01-01') / 1000 }));
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${payload}.`);
  publish({ status: 'signed-in', user: BOSS });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/house/tables')) return Response.json({ tables });
    if (init.method !== 'PUT') return new Response();
    const body = parseBody(init.body) as SaveHouseDto;
    const { tables: _tables, ...changes } = body;
    bodies.push(body);
    sent.push({ ...stored, ...body });
    const answer = answers.shift();
    if (answer) return answer;
    stored = { ...stored, ...changes, version: body.version + 1 };
    return Response.json(stored);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    toast.remove(); // the next test would see it beside its own
  });
  return { sent, bodies, answers };
}
