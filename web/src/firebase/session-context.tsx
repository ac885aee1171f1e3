import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { sessionStore, type Session } from './session.ts';

const SessionContext = createContext<Session>({ status: 'loading' });

export function SessionProvider({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, as every screen asks it. A test gives its own value through the provider's context. */
export function useSession(): Session {
  return useContext(SessionContext);
}
