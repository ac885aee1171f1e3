// What the account's forms need, fetched when a button is pressed. The SDK's functions are imported one by one: the
// whole SDK is three times as large.
export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
export { firebaseAuth } from './firebase/auth.ts';
export { endIdentity, keepInMemory } from './identity.ts';
export { registerSession } from './issue-token.ts';
