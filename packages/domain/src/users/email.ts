/** Emails are compared trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function sameEmail(a: string, b: string): boolean {
  return normaliseEmail(a) === normaliseEmail(b);
}

/** The specification's sign-up rule, not anchored, so that addresses with dots and two-part domains pass. */
const SIGN_UP_EMAIL = /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/;

export function isSignUpEmail(email: string): boolean {
  return SIGN_UP_EMAIL.test(normaliseEmail(email));
}

/** `ann@example.com` as `a***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '***' : `${Array.from(email).slice(0, 1).join('')}***${email.slice(at)}`;
}
