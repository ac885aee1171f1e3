import { expect, it } from 'vitest';
import { LEFT_OUT } from './left-out.ts';

const FILES = Object.keys(import.meta.glob('../{ui,features}/**/*.tsx')).map((file) =>
  file.slice('../'.length, -'.tsx'.length),
);
const NEEDS_NONE = /\.test$|-screen$|\/(?:use|lazy|testing)-[^/]*$|^ui\/icons\//;
const STORIES = '.stories';

const isStories = (name: string): boolean => name.endsWith(STORIES);
const shown = new Set(FILES.filter(isStories).map((name) => name.slice(0, -STORIES.length)));
const parts = FILES.filter((name) => !isStories(name));

it('every part has stories beside it, or a reason why not', () => {
  const left = parts.filter((name) => !NEEDS_NONE.test(name) && !shown.has(name));
  expect(left.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
});

it('stories stand beside a part', () => {
  expect([...shown].filter((name) => !parts.includes(name))).toEqual([]);
});
