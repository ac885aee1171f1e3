import toast from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { sayTable } from './say-table.ts';

/** What is said after a scan, where the server answers so. */
async function said(code: string, answer: () => Promise<Response>): Promise<readonly string[]> {
  const words: string[] = [];
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  vi.spyOn(toast, 'success').mockImplementation((text) => String(words.push(`yes: ${String(text)}`)));
  vi.spyOn(toast, 'error').mockImplementation((text) => String(words.push(`no: ${String(text)}`)));
  await sayTable(code);
  return [...words, asked.mock.calls.length > 0 ? 'asked' : 'nobody asked'];
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says at which table a guest orders', async () => {
  const answer = async (): Promise<Response> => Response.json({ table: 'Terrace 3', problem: null });
  expect(await said('T7T7T7', answer)).toEqual(['yes: You order at Terrace 3.', 'asked']);
});

it('says why nothing is served there', async () => {
  const problem = 'Nothing is served at tables now.';
  const answer = async (): Promise<Response> => Response.json({ table: null, problem });
  expect(await said('T7T7T7', answer)).toEqual([`no: ${problem}`, 'asked']);
});

it('leaves it to the basket without an answer', async () => {
  expect(await said('T7T7T7', () => Promise.reject(new TypeError('no network')))).toEqual(['asked']);
});

it('asks nobody what no code is', async () => {
  const answer = async (): Promise<Response> => Response.json([]);
  expect(await said('NCDE', answer)).toEqual([
    'no: This is not the code of a table. Scan the one on your table.',
    'nobody asked',
  ]);
});
