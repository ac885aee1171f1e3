import path from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { ROOMS, type Room } from './rooms.ts';

type Rule = Parameters<RuleTester['run']>[1];

const ROOT = path.resolve(import.meta.dirname, '../..');
const SAME_ROOM = null;

/** Files that show or test a room: they may use what helps all tests of its floor, too. */
const IS_TEST = /\.(?:test|stories)\.tsx?$|\/(?:testing|test)(?:-[\w-]+)?(?:\.tsx?$|\/)/;

/**
 * The room of a file: the longest name in the table that is the file, its folder (`folder/*`), or a folder above it.
 * @param file a path from the root of the repository, with slashes
 * @returns null when nobody named its folder
 */
export function roomOf(file: string, rooms: Readonly<Record<string, Room>> = ROOMS): string | null {
  const folder = path.posix.dirname(file);
  const names = [file, folder === '.' ? '*' : `${folder}/*`];
  for (let above = folder; above !== '.'; above = path.posix.dirname(above)) names.push(above);
  return names.find((name) => Object.hasOwn(rooms, name)) ?? null;
}

/**
 * What is wrong with an import.
 * @param file the importing file, from the root of the repository
 * @param source what stands behind `from`
 * @returns null when the table has the arrow
 */
export function wrongArrow(file: string, source: string, rooms: Readonly<Record<string, Room>> = ROOMS): string | null {
  const from = roomOf(file, rooms);
  if (from === null)
    return `${path.posix.dirname(file)} is no room of dev/lint/rooms.ts, so it may import nothing: name it there.`;
  const room = rooms[from];
  const target = targetOf(file, source, rooms);
  if (room === undefined || target === SAME_ROOM || target === from) return null;
  const allowed = IS_TEST.test(file) ? [...room.to, ...(room.tests ?? [])] : room.to;
  return allowed.includes(target) ? null : `${from} may not import ${target} (dev/lint/rooms.ts). ${room.why ?? ''}`;
}

/** A room, or the name of a package without its folders; null for what no arrow is about. */
function targetOf(file: string, source: string, rooms: Readonly<Record<string, Room>>): string | null {
  if (source.startsWith('node:')) return 'node';
  if (!source.startsWith('.')) return source.split('/', source.startsWith('@') ? 2 : 1).join('/');
  const imported = path.posix.join(path.posix.dirname(file), source.replace(/\?.*$/, ''));
  return roomOf(imported, rooms) ?? path.posix.dirname(imported);
}

/** oxlint's rule `kit/arrows`: a folder imports what the table of rooms names, and an unnamed one nothing. */
export const arrows: Rule = {
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const judge = (node: Parameters<typeof context.report>[0]['node'], source: unknown): void => {
      const message = typeof source === 'string' ? wrongArrow(file, source) : null;
      if (message !== null && node) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => judge(node, node.source.value),
      ExportAllDeclaration: (node) => judge(node, node.source.value),
      ExportNamedDeclaration: (node) => judge(node, node.source?.value),
      ImportExpression: (node) => judge(node, node.source.type === 'Literal' ? node.source.value : null),
      TSImportType: (node) => judge(node, node.source.value),
    };
  },
};
