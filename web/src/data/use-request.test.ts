import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failed, type ApiAnswer } from './client.ts';
import { useRequest } from './use-request.ts';
import { pass, useFakeClock } from '../test/fake-clock.ts';

const ok = (value: string): ApiAnswer<string> => ({ ok: true, value });

useFakeClock();

describe('a request without an answer', () => {
  it('fails after ten seconds, until the answer comes', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiAnswer<string>>();
    const request = (): Promise<ApiAnswer<string>> => promise;
    const { result } = renderHook(() => useRequest(request));
    await pass(9999);
    expect(result.current).toEqual({ status: 'loading' });
    await pass(1);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'unavailable' });
    resolve(ok('pho'));
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });

  it('is repeated by a retry, which drops the first answer', async () => {
    const answers = [Promise.withResolvers<ApiAnswer<string>>(), Promise.withResolvers<ApiAnswer<string>>()] as const;
    const queue = answers.map(({ promise }) => promise);
    const request = (): Promise<ApiAnswer<string>> => queue.shift() ?? Promise.reject(new Error('asked too often'));
    const { result } = renderHook(() => useRequest(request));
    await pass(10_000);
    const late = result.current;
    act(() => {
      if (late.status === 'failed') late.retry?.();
    });
    expect(result.current).toEqual({ status: 'loading' });
    answers[0].resolve(ok('old'));
    await pass(0);
    expect(result.current).toEqual({ status: 'loading' });
    answers[1].resolve(ok('new'));
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'new' });
  });

  it('has the failure of its answer, and can be retried', async () => {
    const answers = [failed('no-permission'), ok('pho')];
    const request = (): Promise<ApiAnswer<string>> => Promise.resolve(answers.shift() ?? failed('broken'));
    const { result } = renderHook(() => useRequest(request));
    await pass(0);
    const refused = result.current;
    expect(refused).toMatchObject({ status: 'failed', reason: 'no-permission' });
    act(() => {
      if (refused.status === 'failed') refused.retry?.();
    });
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });
});

describe('a changed request', () => {
  const ask = (answers: Readonly<Record<string, Promise<ApiAnswer<string>>>>) => {
    const requests = new Map(Object.entries(answers).map(([name, answer]) => [name, () => answer]));
    return renderHook(({ name }) => useRequest(requests.get(name) ?? (() => Promise.resolve(failed('broken')))), {
      initialProps: { name: 'first' },
    });
  };

  it('keeps the previous answer until it has its own', async () => {
    const second = Promise.withResolvers<ApiAnswer<string>>();
    const { result, rerender } = ask({ first: Promise.resolve(ok('pho')), second: second.promise });
    await pass(0);
    rerender({ name: 'second' });
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
    second.resolve(ok('ramen'));
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'ramen' });
  });

  it('ignores a late answer to the previous request', async () => {
    const first = Promise.withResolvers<ApiAnswer<string>>();
    const { result, rerender } = ask({ first: first.promise, second: Promise.resolve(ok('ramen')) });
    rerender({ name: 'second' });
    await pass(0);
    first.resolve(ok('pho'));
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'ramen' });
  });
});
