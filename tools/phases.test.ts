import { afterEach, expect, it, vi } from 'vitest';
import { phase } from './phases.ts';

const said: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));

afterEach(() => {
  said.length = 0;
});

it('prints the running phase and its duration, and returns its result', async () => {
  expect(await phase('Building', () => 'built')).toBe('built');
  expect(said).toEqual(['Building …', expect.stringMatching(/^Building: \d+\.\d s$/)]);
});

it('prints the duration of a failed phase, and fails', async () => {
  const failing = phase('Building', async () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(said).toHaveLength(2);
});
