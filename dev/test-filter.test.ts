import { expect, it } from 'vitest';
import { UNIT_PROJECTS } from './steps.ts';
import { isFilter, projectsOf, SUITE_PROJECTS } from './test-filter.ts';

const NONE = { name: undefined, project: undefined, files: [] };

it('is everything without arguments', () => {
  expect(isFilter(NONE)).toBe(false);
  expect(projectsOf(NONE)).toEqual({ units: UNIT_PROJECTS, suite: SUITE_PROJECTS });
});

it.each([{ name: 'a price' }, { project: 'web' }, { files: ['orders'] }])('is a filter for %j', (said) => {
  expect(isFilter({ ...NONE, ...said })).toBe(true);
});

it('runs the named project, and no other', () => {
  expect(projectsOf({ ...NONE, project: 'web' })).toEqual({ units: ['web'], suite: [] });
  expect(projectsOf({ ...NONE, project: 'api' })).toEqual({ units: [], suite: ['api'] });
});

it('needs no suite for files that do not use it', () => {
  expect(projectsOf({ ...NONE, files: ['domain/src/money'] })).toEqual({ units: UNIT_PROJECTS, suite: [] });
  expect(projectsOf({ ...NONE, files: ['api/refusals'] }).suite).toEqual(SUITE_PROJECTS);
});
