import { loadChunk } from '../../../lib/load-chunk.ts';

export type SignInSdk = typeof import('../../../data/sign-in-sdk.ts');

/** Loads the identity SDK and our sign-in functions. @throws ChunkFailure */
export function loadSignIn(): Promise<SignInSdk> {
  return loadChunk(() => import('../../../data/sign-in-sdk.ts'));
}
