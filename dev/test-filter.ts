import { globSync } from 'node:fs';
import { ROOT } from '../tools/build-all.ts';
import { UNIT_PROJECTS } from './steps.ts';

/** The projects of vitest that talk to the running suite. */
export const SUITE_PROJECTS = ['api', 'journeys', 'journeys-alone'] as const;

/** The requested tests: those that match all given words. */
export interface TestFilter {
  /** Part of a test's name. */
  readonly name: string | undefined;
  readonly project: string | undefined;
  /** Parts of the paths of files. */
  readonly files: readonly string[];
}

export interface ChosenProjects {
  readonly units: readonly string[];
  readonly suite: readonly string[];
}

export function isFilter({ name, project, files }: TestFilter): boolean {
  return name !== undefined || project !== undefined || files.length > 0;
}

/** The projects to run: without files that need it, the suite is not started. */
export function projectsOf(
  { project, files }: Omit<TestFilter, 'name'>,
  suiteFiles: readonly string[] = globSync('tests/{api,journeys}/**/*.test.ts', { cwd: ROOT }),
): ChosenProjects {
  const isAsked = (name: string): boolean => project === undefined || project === name;
  const concernsSuite = files.length === 0 || files.some((part) => suiteFiles.some((file) => file.includes(part)));
  return {
    units: UNIT_PROJECTS.filter(isAsked),
    suite: concernsSuite ? SUITE_PROJECTS.filter(isAsked) : [],
  };
}
