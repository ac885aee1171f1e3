import type { HouseDto, Table } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { onTestFinished, vi } from 'vitest';
import { publish } from '../data/session-store.ts';
import { TOKEN_STORAGE_KEY } from '../data/storage-keys.ts';
import { parseBody } from './parse-body.ts';

const BOSS = { uid: 'boss', email: 'boss@example.com', displayName: 'Boss', role: 'admin' } as const;

/** A server that saves the settings of the house, for an admin who is signed in. @returns what was sent, and the next answers */
export function houseServer(tables: readonly Table[] = []): {
  readonly sent: HouseDto[];
  readonly answers: Response[];
} {
  const sent: HouseDto[] = [];
  const answers: Response[] = [];
  const payload = btoa(JSON.stringify({ exp: Date.parse('2099-01-01') / 1000 }));
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${payload}.`);
  publish({ status: 'signed-in', user: BOSS });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/house/tables')) return Response.json({ tables });
    if (init.method !== 'PUT') return new Response();
    const body = parseBody(init.body) as HouseDto;
    sent.push(body);
    return answers.shift() ?? Response.json({ ...body, version: body.version + 1 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    toast.remove(); // the next test would see it beside its own
  });
  return { sent, answers };
}
