// Stands in for the Firebase products that reactfire imports and the site does not use; vite.config.ts says which.

function unused(): never {
  throw new Error('this Firebase product is not part of the site');
}

export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
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
