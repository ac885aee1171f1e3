import type { SignedInUser } from './session.ts';
import { useSession } from './session-context.tsx';

/** The person signed in, below the dashboard's guard. @throws Error above it */
export function useSignedInUser(): SignedInUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('this page stands behind the dashboard guard');
  return session.user;
}
