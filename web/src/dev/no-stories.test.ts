import { expect, it } from 'vitest';

const FILES = Object.entries(
  import.meta.glob<string>('../{ui,features}/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).map(([file, text]) => ({ name: file.slice('../'.length, -'.tsx'.length), text }));
/** Pages (`…-screen`), hooks, loaders (`lazy-…`) and what tests share (`testing-…`) need no stories. */
const NEEDS_NONE = /\.test$|-screen$|\/(?:use|lazy|testing)-[^/]*$|^ui\/icons\//;
/** The first line of a part that has none says why. */
const REASON = /^\/\/ No stories: .{8,}\.\n/;
const STORIES = '.stories';

const isStories = ({ name }: { readonly name: string }): boolean => name.endsWith(STORIES);
const shown = new Set(FILES.filter(isStories).map(({ name }) => name.slice(0, -STORIES.length)));
const parts = FILES.filter((file) => !isStories(file));

it('every part has stories beside it, or says in its first line why not', () => {
  const silent = parts.filter(({ name, text }) => !NEEDS_NONE.test(name) && !shown.has(name) && !REASON.test(text));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('a part with stories does not say that it has none', () => {
  expect(parts.filter(({ name, text }) => shown.has(name) && REASON.test(text)).map(({ name }) => name)).toEqual([]);
});

it('stories stand beside a part', () => {
  const names = new Set(parts.map(({ name }) => name));
  expect([...shown].filter((name) => !names.has(name))).toEqual([]);
});
