import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFulfilmentChoice, keepFulfilmentChoice } from '../basket/said.ts';
import { useTable } from './use-table.ts';

const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;

/** The house answers so; @returns the addresses that it was asked */
function houseAnswers(body: object | null): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (body === null) throw new TypeError('no network');
    return Response.json(body);
  });
  return asked;
}

afterEach(() => {
  act(() => {
    forgetFulfilmentChoice();
  });
  vi.unstubAllGlobals();
});

describe('the menu of a guest who has scanned a code', () => {
  it('says at which table they order, until they choose another way', async () => {
    const asked = houseAnswers({ table: 'Terrace 3', problem: null });
    keepFulfilmentChoice(SEVEN);
    const { result } = renderHook(useTable);
    expect(result.current).toBeNull();
    await waitFor(() => {
      expect(result.current).toMatchObject({ sentence: 'Terrace 3', isServed: true });
    });
    expect(asked).toEqual(['/api/house/tables/T7T7T7']);
    act(() => {
      keepFulfilmentChoice({ kind: 'pickup', code: '' });
    });
    expect(result.current).toBeNull();
  });

  it('says why nothing is served there', async () => {
    houseAnswers({ table: null, problem: 'Nothing is served at tables now.' });
    keepFulfilmentChoice(SEVEN);
    const { result } = renderHook(useTable);
    await waitFor(() => {
      expect(result.current).toMatchObject({ sentence: 'Nothing is served at tables now.', isServed: false });
    });
  });

  it('says nothing of a code that was said before, whenever its answer comes', async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    vi.stubGlobal('fetch', (address: string) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      waiting.set(address, resolve);
      return promise;
    });
    const answer = (code: string, table: string): void =>
      waiting.get(`/api/house/tables/${code}`)?.(Response.json({ table, problem: null }));
    keepFulfilmentChoice(SEVEN);
    const { result } = renderHook(useTable);
    act(() => {
      keepFulfilmentChoice({ kind: 'table', code: 'T8T8T8' });
    });
    answer('T8T8T8', 'Terrace 8');
    await waitFor(() => {
      expect(result.current?.sentence).toBe('Terrace 8');
    });
    await act(async () => {
      answer('T7T7T7', 'Terrace 7');
    });
    expect(result.current?.sentence).toBe('Terrace 8');
  });

  it('leaves it to the basket without an answer', async () => {
    const asked = houseAnswers(null);
    keepFulfilmentChoice(SEVEN);
    const { result } = renderHook(useTable);
    await waitFor(() => {
      expect(asked.length).toBeGreaterThan(0);
    });
    expect(result.current).toBeNull();
  });

  it('asks nobody what no code is, and says nothing of one that is being typed', () => {
    const asked = houseAnswers({});
    keepFulfilmentChoice({ kind: 'table', code: 'NCDE' });
    const { result } = renderHook(useTable);
    expect(result.current?.sentence).toBe('This is not the code of a table. Scan the one on your table.');
    act(() => {
      keepFulfilmentChoice({ kind: 'table', code: 'T7' });
    });
    expect([result.current, asked]).toEqual([null, []]);
  });
});
