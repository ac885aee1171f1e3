import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { INamespace } from 'protobufjs';

const require = createRequire(import.meta.url);

/** The folder of the package that has the definitions, and their licence. */
export const PROTOCOL_PACKAGE = path.dirname(require.resolve('@google-cloud/firestore/package.json'));

/**
 * The protocol definitions that @google-cloud/firestore ships. The build writes them in place of this file, so that what is
 * installed needs no such package.
 */
export const PROTOCOL = JSON.parse(
  readFileSync(path.join(PROTOCOL_PACKAGE, 'build', 'protos', 'v1.json'), 'utf8'),
) as INamespace;
