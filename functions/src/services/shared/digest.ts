import { createHash } from 'node:crypto';

/** A short name for something that is not to be stored itself. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
