import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { Results } from './benchmark.ts';
import { drawCurves } from './chart.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-bench-'));

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

it('keeps the figures and curves of the last run, and no older drawing', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const earlier = new Results('x', folder);
  earlier.curve('first', 'ms', { a: [1] });
  earlier.curve('second', 'ms', { a: [1] });
  earlier.save();
  const results = new Results('x', folder);
  results.figure('gate p95', 21, 'ms', '<= 25');
  results.curve('gate', 'ms', { 'at 20 connections': [3, 1, 2] });
  results.save();
  expect(readdirSync(folder).toSorted()).toEqual(['x-1.svg', 'x.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'x.json'), 'utf8'))).toMatchObject({
    benchmark: 'x',
    figures: [{ name: 'gate p95', value: 21, unit: 'ms', goal: '<= 25' }],
    curves: [{ title: 'gate', series: { 'at 20 connections': [3, 1, 2] } }],
  });
  expect(said).toHaveBeenCalledTimes(2);
});

it('draws each series from its lowest value to its highest', () => {
  const drawing = drawCurves('gate', 'ms', { '<theirs> &ours': [40, 10, 20], nobody: [] });
  const [points = ''] = [...drawing.matchAll(/points="([^"]+)"/g)].map(([, found]) => found);
  const heights = points.split(' ').map((point) => Number(point.split(',')[1]));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a)); // in SVG a smaller y is higher
  expect([heights[0], heights.at(-1)]).toEqual([243, 48]); // a quarter of the height, and all of it
  expect(drawing).toContain('&lt;theirs> &amp;ours');
  expect(drawing).not.toContain('nobody');
});
