import { loadChunk } from '../../lib/load-chunk.ts';

export type SignInSdk = typeof import('../../data/firebase/sign-in-sdk.ts');

/** The identity SDK and our way to it. @throws ChunkFailure */
export function loadSignIn(): Promise<SignInSdk> {
  return loadChunk(() => import('../../data/firebase/sign-in-sdk.ts'));
}
