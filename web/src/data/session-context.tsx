import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { sessionStore, type Session } from './session.ts';

/** Pages are prerendered for a signed-out visitor; color-scheme.js hides what is wrong for a signed-in one. */
const NOT_KNOWN_AT_BUILD: Session = { status: 'signed-out', hasLeft: false };

const SessionContext = createContext<Session>({ status: 'loading' });

export function SessionProvider({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => NOT_KNOWN_AT_BUILD);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session, for every screen. A test passes its own value through the provider's context. */
export function useSession(): Session {
  return useContext(SessionContext);
}
