import { act, render, screen } from '@testing-library/react';
import toast, { Toaster } from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { sayTable } from './say-table.ts';

/** What is said after a scan, and whether the server was asked, which answers so. */
async function afterScan(code: string, answer: () => Promise<Response>) {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  render(<Toaster />);
  await act(() => sayTable(code));
  return [screen.queryByRole('status')?.textContent ?? null, asked.mock.calls.length > 0];
}

afterEach(() => {
  act(() => {
    toast.remove();
  });
  vi.unstubAllGlobals();
});

it('says at which table a guest orders', async () => {
  const answer = async (): Promise<Response> => Response.json({ table: 'Terrace 3', problem: null });
  expect(await afterScan('T7T7T7', answer)).toEqual(['You order at Terrace 3.', true]);
});

it('says why nothing is served there', async () => {
  const problem = 'Nothing is served at tables now.';
  const answer = async (): Promise<Response> => Response.json({ table: null, problem });
  expect(await afterScan('T7T7T7', answer)).toEqual([problem, true]);
});

it('leaves it to the basket without an answer', async () => {
  expect(await afterScan('T7T7T7', () => Promise.reject(new TypeError('no network')))).toEqual([null, true]);
});

it('asks nobody what no code is', async () => {
  const answer = async (): Promise<Response> => Response.json([]);
  const sentence = 'This is not the code of a table. Scan the one on your table.';
  expect(await afterScan('NCDE', answer)).toEqual([sentence, false]);
});
