// What the account's forms need, fetched at the press of a button. The SDK's functions are named one by one: the whole of it
// is three times as large.
export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
export { firebaseAuth } from './auth.ts';
export { endIdentity, keepInMemory } from '../identity.ts';
export { registerSession } from '../issue-token.ts';
