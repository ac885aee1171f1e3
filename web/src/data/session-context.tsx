import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { sessionStore, type Session } from './session.ts';

/** Pages are rendered at build for somebody who is signed out; color-scheme.js hides what would not be true of others. */
const NOT_KNOWN_AT_BUILD: Session = { status: 'signed-out', hasLeft: false };

const SessionContext = createContext<Session>({ status: 'loading' });

export function SessionProvider({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => NOT_KNOWN_AT_BUILD);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, as every screen asks it. A test gives its own value through the provider's context. */
export function useSession(): Session {
  return useContext(SessionContext);
}
