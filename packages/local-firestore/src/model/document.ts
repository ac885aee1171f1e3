import type { ResourcePath } from './name.ts';
import type { Timestamp } from './timestamp.ts';
import type { MapFields } from './value.ts';

/** One stored version of a document. `key` is the path joined by slashes. */
export interface Document {
  readonly key: string;
  readonly path: ResourcePath;
  readonly fields: MapFields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

export function parentPath(path: ResourcePath): ResourcePath {
  return path.slice(0, -1);
}

export function lastSegment(path: ResourcePath): string {
  return path.at(-1) ?? '';
}
