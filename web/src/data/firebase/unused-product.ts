// Replaces modules that libraries import and the site does not use; vite.config.ts lists them.

function unused(): never {
  throw new Error('this part of a library is not part of the site');
}

/** reactfire tells the app its version when it is loaded. */
export function registerVersion(): void {
  // The site does not use reactfire's app.
}

export {
  unused as getApps,
  unused as initializeApp,
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onIdTokenChanged,
  unused as onSnapshot,
  unused as onValue,
  unused as queryEqual,
  unused as httpsCallable,
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as getDownloadURL,
  unused as ref,
};
