import { afterEach, expect, it, vi } from 'vitest';
import { phase } from './phases.ts';

const said: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));

afterEach(() => {
  said.length = 0;
});

it('says which phase runs and how long it took, and hands on what it made', async () => {
  expect(await phase('Building', () => 'built')).toBe('built');
  expect(said).toEqual(['Building …', expect.stringMatching(/^Building: \d+\.\d s$/)]);
});

it('says how long a phase took that failed, and lets it fail', async () => {
  const failing = phase('Building', async () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(said).toHaveLength(2);
});
